package dev.langchain4j.agent.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface P {
    String name() default "";

    String value() default "";

    String description() default "";

    boolean required() default true;

    String defaultValue() default "";
}
