import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import io.agentscope.core.tool.ToolBase;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.ai.tool.function.FunctionToolCallback;

/** Prints what the tools of the named classes are when they run, a JSON line for each class. */
public class Dump {
    public static void main(String[] names) throws Exception {
        for (String name : names) {
            Class<?> type = Class.forName(name);
            Map<String, Object> tools = new LinkedHashMap<>();
            for (Method method : type.getDeclaredMethods()) {
                annotated(method, tools);
            }
            for (Method method : type.getDeclaredMethods()) {
                described(type, method, tools);
            }
            for (Class<?> inside : type.getDeclaredClasses()) {
                if (ToolBase.class.isAssignableFrom(inside)) {
                    ToolBase tool = (ToolBase) inside.getConstructor().newInstance();
                    full(tools, tool.getName(), tool.getDescription(), tool.getParameters());
                    entry(tools, tool.getName()).put("outputSchema", tool.getOutputSchema());
                }
            }
            StringBuilder out = new StringBuilder();
            write(tools, out);
            System.out.println(out);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> entry(Map<String, Object> tools, String name) {
        return (Map<String, Object>) tools.computeIfAbsent(name, key -> new LinkedHashMap<>());
    }

    private static void full(Map<String, Object> tools, String name, String text, Object schema) {
        entry(tools, name).put("fullDescription", text == null ? "" : text);
        entry(tools, name).put("schema", schema);
    }

    private static void annotated(Method method, Map<String, Object> tools) throws Exception {
        for (Annotation each : method.getAnnotations()) {
            if (!each.annotationType().getSimpleName().equals("Tool")) {
                continue;
            }
            Map<String, Object> tool = entry(tools, (String) attribute(each, "name"));
            Object text = attribute(each, "description");
            tool.put("description", text instanceof String[] lines ? String.join("\n", lines) : text);
            List<Object> parameters = new ArrayList<>();
            for (Parameter parameter : method.getParameters()) {
                for (Annotation said : parameter.getAnnotations()) {
                    parameters.add(attribute(said, "name"));
                    parameters.add(attribute(said, "description"));
                }
            }
            tool.put("parameters", parameters);
        }
    }

    private static Object attribute(Annotation annotation, String name) throws Exception {
        Class<?> type = annotation.annotationType();
        for (String each : new String[] {name, name.equals("description") ? "value" : name}) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals(each)) {
                    return method.invoke(annotation);
                }
            }
        }
        return null;
    }

    private static void described(Class<?> type, Method method, Map<String, Object> tools)
            throws Exception {
        if (method.getParameterCount() > 0 || !Modifier.isPublic(method.getModifiers())) {
            return;
        }
        if (method.getReturnType() == ToolSpecification.class) {
            ToolSpecification tool = (ToolSpecification) method.invoke(null);
            full(tools, tool.name(), tool.description(), element(tool.parameters()));
        } else if (method.getReturnType() == FunctionToolCallback.class) {
            Object made = method.invoke(type.getConstructor().newInstance());
            FunctionToolCallback<?, ?> tool = (FunctionToolCallback<?, ?>) made;
            full(tools, tool.name(), tool.description(), new Raw(tool.inputSchema()));
        }
    }

    private record Raw(String json) {}

    private static Object element(JsonSchemaElement element) {
        if (element instanceof JsonRawSchema raw) {
            return new Raw(raw.schema());
        }
        JsonObjectSchema schema = (JsonObjectSchema) element;
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "object");
        if (schema.description() != null) {
            map.put("description", schema.description());
        }
        map.put("properties", elements(schema.properties()));
        if (!schema.required().isEmpty()) {
            map.put("required", schema.required());
        }
        if (schema.additionalProperties() != null) {
            map.put("additionalProperties", schema.additionalProperties());
        }
        if (!schema.definitions().isEmpty()) {
            map.put("$defs", elements(schema.definitions()));
        }
        return map;
    }

    private static Map<String, Object> elements(Map<String, JsonSchemaElement> elements) {
        Map<String, Object> map = new LinkedHashMap<>();
        elements.forEach((key, each) -> map.put(key, element(each)));
        return map;
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String before = "{";
            for (Map.Entry<?, ?> each : map.entrySet()) {
                out.append(before);
                write(each.getKey(), out);
                out.append(':');
                write(each.getValue(), out);
                before = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String before = "[";
            for (Object each : list) {
                out.append(before);
                write(each, out);
                before = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof Raw raw) {
            for (char each : raw.json().toCharArray()) {
                // Outside of its texts JSON has nothing but ASCII.
                out.append(each > 126 ? String.format("\\u%04x", (int) each) : each == '\n' ? " " : each);
            }
        } else if (value instanceof String text) {
            out.append('"');
            for (char each : text.toCharArray()) {
                boolean isPlain = each > 31 && each < 127 && each != '"' && each != '\\';
                out.append(isPlain ? each : String.format("\\u%04x", (int) each));
            }
            out.append('"');
        } else {
            out.append(value);
        }
    }
}
