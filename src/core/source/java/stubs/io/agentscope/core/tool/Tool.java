package io.agentscope.core.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Tool {
    String name() default "";

    String description() default "";

    boolean strict() default false;

    boolean readOnly() default false;

    boolean concurrencySafe() default true;

    boolean externalTool() default false;

    boolean stateInjected() default false;

    boolean returnDirect() default false;
}
