package dev.langchain4j.model.chat.request.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class JsonObjectSchema implements JsonSchemaElement {
    private final Builder builder;

    private JsonObjectSchema(Builder builder) {
        this.builder = builder;
    }

    @Override
    public String description() {
        return builder.description;
    }

    public Map<String, JsonSchemaElement> properties() {
        return builder.properties;
    }

    public List<String> required() {
        return builder.required;
    }

    public Boolean additionalProperties() {
        return builder.additionalProperties;
    }

    public Map<String, JsonSchemaElement> definitions() {
        return builder.definitions;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        private String description;
        private final Map<String, JsonSchemaElement> properties = new LinkedHashMap<>();
        private List<String> required = List.of();
        private Boolean additionalProperties;
        private Map<String, JsonSchemaElement> definitions = Map.of();

        public Builder description(String value) {
            description = value;
            return this;
        }

        public Builder addProperty(String name, JsonSchemaElement element) {
            properties.put(name, element);
            return this;
        }

        public Builder required(List<String> value) {
            required = value;
            return this;
        }

        public Builder additionalProperties(Boolean value) {
            additionalProperties = value;
            return this;
        }

        public Builder definitions(Map<String, JsonSchemaElement> value) {
            definitions = value;
            return this;
        }

        public JsonObjectSchema build() {
            return new JsonObjectSchema(this);
        }
    }
}
