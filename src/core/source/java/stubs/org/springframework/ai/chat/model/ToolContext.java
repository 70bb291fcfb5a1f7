package org.springframework.ai.chat.model;

public final class ToolContext {}
