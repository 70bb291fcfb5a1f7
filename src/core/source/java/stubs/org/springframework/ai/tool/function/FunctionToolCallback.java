package org.springframework.ai.tool.function;

import java.lang.reflect.Type;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.ai.chat.model.ToolContext;

public class FunctionToolCallback<I, O> {
    private final Builder<I, O> builder;

    private FunctionToolCallback(Builder<I, O> builder) {
        this.builder = builder;
    }

    public String name() {
        return builder.name;
    }

    public String description() {
        return builder.description;
    }

    public String inputSchema() {
        return builder.inputSchema;
    }

    public static <I, O> Builder<I, O> builder(String name, BiFunction<I, ToolContext, O> function) {
        return new Builder<>(name);
    }

    public static <I, O> Builder<I, O> builder(String name, Function<I, O> function) {
        return new Builder<>(name);
    }

    public static <O> Builder<Void, O> builder(String name, Supplier<O> supplier) {
        return new Builder<>(name);
    }

    public static <I> Builder<I, Void> builder(String name, Consumer<I> consumer) {
        return new Builder<>(name);
    }

    public static final class Builder<I, O> {
        private final String name;
        private String description;
        private String inputSchema;

        private Builder(String name) {
            this.name = name;
        }

        public Builder<I, O> description(String value) {
            description = value;
            return this;
        }

        public Builder<I, O> inputSchema(String value) {
            inputSchema = value;
            return this;
        }

        public Builder<I, O> inputType(Type type) {
            return this;
        }

        public FunctionToolCallback<I, O> build() {
            return new FunctionToolCallback<>(this);
        }
    }
}
