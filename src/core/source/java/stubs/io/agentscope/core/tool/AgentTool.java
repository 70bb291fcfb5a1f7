package io.agentscope.core.tool;

import java.util.Map;

public interface AgentTool {
    String getName();

    String getDescription();

    Map<String, Object> getParameters();

    default Boolean getStrict() {
        return null;
    }

    default Map<String, Object> getOutputSchema() {
        return null;
    }
}
