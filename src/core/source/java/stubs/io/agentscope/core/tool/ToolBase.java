package io.agentscope.core.tool;

import java.util.Map;

public abstract class ToolBase implements AgentTool {
    private final Builder builder;

    protected ToolBase(Builder builder) {
        this.builder = builder;
    }

    @Override
    public final String getName() {
        return builder.name;
    }

    @Override
    public final String getDescription() {
        return builder.description;
    }

    @Override
    public final Map<String, Object> getParameters() {
        return builder.inputSchema;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String name;
        private String description;
        private Map<String, Object> inputSchema;

        private Builder() {}

        public Builder name(String value) {
            name = value;
            return this;
        }

        public Builder description(String value) {
            description = value;
            return this;
        }

        public Builder inputSchema(Map<String, Object> value) {
            inputSchema = value;
            return this;
        }

        public Builder readOnly(boolean value) {
            return this;
        }

        public Builder stateInjected(boolean value) {
            return this;
        }
    }
}
