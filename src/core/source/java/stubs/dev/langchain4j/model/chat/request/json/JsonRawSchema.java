package dev.langchain4j.model.chat.request.json;

public class JsonRawSchema implements JsonSchemaElement {
    private final String schema;

    private JsonRawSchema(String schema) {
        this.schema = schema;
    }

    @Override
    public String description() {
        return null;
    }

    public String schema() {
        return schema;
    }

    public static JsonRawSchema from(String schema) {
        return new JsonRawSchema(schema);
    }
}
