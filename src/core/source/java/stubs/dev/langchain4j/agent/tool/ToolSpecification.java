package dev.langchain4j.agent.tool;

import dev.langchain4j.model.chat.request.json.JsonObjectSchema;

public class ToolSpecification {
    private final Builder builder;

    private ToolSpecification(Builder builder) {
        this.builder = builder;
    }

    public String name() {
        return builder.name;
    }

    public String description() {
        return builder.description;
    }

    public JsonObjectSchema parameters() {
        return builder.parameters;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String name;
        private String description;
        private JsonObjectSchema parameters;

        private Builder() {}

        public Builder name(String value) {
            name = value;
            return this;
        }

        public Builder description(String value) {
            description = value;
            return this;
        }

        public Builder parameters(JsonObjectSchema value) {
            parameters = value;
            return this;
        }

        public ToolSpecification build() {
            return new ToolSpecification(this);
        }
    }
}
