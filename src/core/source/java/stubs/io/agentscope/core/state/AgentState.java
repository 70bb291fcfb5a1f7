package io.agentscope.core.state;

public class AgentState {}
