package dev.langchain4j.model.chat.request.json;

public interface JsonSchemaElement {
    String description();
}
