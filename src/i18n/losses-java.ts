import type { Words } from '../core/lint/rule'

/** What is said of tools written as Java source, and of tools read from it. */
export const JAVA_WORDS: Readonly<Record<string, Words>> = {
  'java.in-full-schema': {
    en: 'The annotations cannot say "{keyword}"; it stands in the whole schema beside the method.',
    zh: '注解无法表达“{keyword}”；它写在方法旁边的完整模式里。',
  },
  'java.framework-adds': {
    en: 'The framework adds "{keyword}" to what the annotations say; the schema without it stands beside the method.',
    zh: '框架会给注解的内容加上“{keyword}”；不带它的完整模式写在方法旁边。',
  },
  'java.root-lost': {
    en: 'A ToolSpecification has no place for "{keyword}" at the root of the schema; it is left out.',
    zh: 'ToolSpecification 的模式根上没有“{keyword}”的位置，已省略。',
  },
  'java.definitions-moved': {
    en: 'The framework keeps definitions under "$defs"; those under "definitions" and the references to them were moved.',
    zh: '该框架把定义放在 "$defs" 下；"definitions" 里的定义及其引用已移过去。',
  },
  'java.parameter-renamed': {
    en: 'In Java the parameter "{name}" is called {identifier}; the model sees the name it has here.',
    zh: '参数“{name}”在 Java 中写作 {identifier}；模型看到的仍是原来的名称。',
  },
  'import.java-framework': {
    en: 'Nothing in the source says for certain which framework it is for; it was read as {framework}.',
    zh: '源码没有明确说明属于哪个框架；已按 {framework} 读取。',
  },
  'import.java-no-tools': {
    en: 'This Java source declares no tool that could be read.',
    zh: '这段 Java 源码没有可读取的工具声明。',
  },
  'import.java-syntax': {
    en: 'Line {line} is not valid Java here; what stands around it was read as far as possible.',
    zh: '第 {line} 行不是有效的 Java；其余部分已尽量读取。',
  },
  'import.java-unread-type': {
    en: 'The type {type} in line {line} is not declared here; what it may hold is left open.',
    zh: '第 {line} 行的类型 {type} 在此没有声明；它能容纳什么不作限定。',
  },
  'import.java-unread-value': {
    en: 'The {what} in line {line} is not a plain value and could not be read; it is left out.',
    zh: '第 {line} 行的 {what} 不是直接写出的值，无法读取，已省略。',
  },
  'import.java-unread-name': {
    en: 'The name of the tool in line {line} is not a plain text, so the tool could not be read.',
    zh: '第 {line} 行的工具名称不是直接写出的文字，因此无法读取该工具。',
  },
  'import.java-unread-attribute': {
    en: 'The attribute {attribute} in line {line} has no place in the document and is left out.',
    zh: '第 {line} 行的属性 {attribute} 在文档中没有位置，已省略。',
  },
  'import.java-unread-annotation': {
    en: 'The annotation {annotation} of the constant in line {line} may rename it; the constant’s own name was read.',
    zh: '第 {line} 行常量上的注解 {annotation} 可能会改名；读取的是常量本身的名称。',
  },
  'import.java-injected': {
    en: 'The parameter {name} ({type}, line {line}) is filled in by the framework and is not shown to the model.',
    zh: '参数 {name}（{type}，第 {line} 行）由框架填入，不向模型展示。',
  },
}
