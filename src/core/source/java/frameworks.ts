import type { Fact } from '../../dialects/fact'

/** A Java framework whose tools are annotated methods: what its annotations say and what it makes of them. */
export interface JavaFramework {
  readonly id: 'agentscope-java' | 'langchain4j' | 'spring-ai'
  readonly label: string
  /** The member of `vendor` for attributes that the document does not model. */
  readonly family: string
  readonly source: { readonly page: string; readonly read: string }
  /** Every class of the framework begins so. */
  readonly packageName: string
  /** The annotation of a parameter, and its attributes. */
  readonly parameter: {
    readonly annotation: string
    /** The wire name; absent where the Java name is the wire name. */
    readonly name?: 'name'
  }
  /** The attribute of `@Tool` that holds the description. */
  readonly description: 'description' | 'value'
  /** The schema that the framework makes of a method says `additionalProperties: false`. */
  readonly closesRoot: Fact<boolean>
  /** A parameter without the annotation is not asked of the model. */
  readonly onlyAnnotated: Fact<boolean>
  /** A field of a bean must be given unless it says otherwise. */
  readonly fieldsRequired: Fact<boolean>
  /** Types that the framework fills in itself; the model never sees such a parameter. */
  readonly injectedTypes: Fact<readonly string[]>
  /** Annotations that do the same. */
  readonly injectedAnnotations: readonly string[]
  /** A list of generic types, as in `List<List<String>>`, can be read by the framework. */
  readonly nestedGenerics: Fact<boolean>
  /** `Object` is a value of any kind in the schema that the framework makes. */
  readonly objectIsOpen: Fact<boolean>
  /** What names the framework warns of; absent where it says nothing. */
  readonly namePattern?: Fact<string>
  /** Attributes of `@Tool` that are kept under `vendor`. */
  readonly toolAttributes: readonly string[]
}

const AGENTSCOPE = 'https://github.com/agentscope-ai/agentscope-java'
const LANGCHAIN4J = 'https://github.com/langchain4j/langchain4j'
const SPRING = 'https://github.com/spring-projects/spring-ai'

const fact =
  (page: string) =>
  <T>(value: T): Fact<T> => ({ value, page, read: '2026-08' })
const agentscopeSays = fact(AGENTSCOPE)
const langchain4jSays = fact(LANGCHAIN4J)
const springSays = fact(SPRING)

export const AGENTSCOPE_JAVA: JavaFramework = {
  id: 'agentscope-java',
  label: 'AgentScope Java',
  family: 'agentscope',
  source: { page: AGENTSCOPE, read: '2026-08' },
  packageName: 'io.agentscope',
  parameter: { annotation: 'ToolParam', name: 'name' },
  description: 'description',
  closesRoot: agentscopeSays(false),
  onlyAnnotated: agentscopeSays(true),
  fieldsRequired: agentscopeSays(false),
  injectedTypes: agentscopeSays([
    'AgentState',
    'Agent',
    'RuntimeContext',
    'ToolExecutionContext',
    'ToolEmitter',
  ]),
  injectedAnnotations: [],
  nestedGenerics: agentscopeSays(true),
  objectIsOpen: agentscopeSays(true),
  toolAttributes: [
    'returnDirect',
    'concurrencySafe',
    'externalTool',
    'dangerousFiles',
    'dangerousDirectories',
  ],
}

export const LANGCHAIN4J_JAVA: JavaFramework = {
  id: 'langchain4j',
  label: 'LangChain4j',
  family: 'langchain4j',
  source: { page: LANGCHAIN4J, read: '2026-08' },
  packageName: 'dev.langchain4j',
  parameter: { annotation: 'P', name: 'name' },
  description: 'value',
  closesRoot: langchain4jSays(false),
  onlyAnnotated: langchain4jSays(false),
  fieldsRequired: langchain4jSays(true),
  injectedTypes: langchain4jSays([
    'InvocationParameters',
    'InvocationContext',
    'LangChain4jManaged',
    'AgenticScope',
  ]),
  injectedAnnotations: ['ToolMemoryId'],
  // The item type of a list is cast to a class, so a list of lists fails when the tool is registered.
  nestedGenerics: langchain4jSays(false),
  objectIsOpen: langchain4jSays(false),
  toolAttributes: ['metadata'],
}

export const SPRING_AI: JavaFramework = {
  id: 'spring-ai',
  label: 'Spring AI',
  family: 'spring-ai',
  source: { page: SPRING, read: '2026-08' },
  packageName: 'org.springframework.ai',
  parameter: { annotation: 'ToolParam' },
  description: 'description',
  closesRoot: springSays(true),
  onlyAnnotated: springSays(false),
  fieldsRequired: springSays(true),
  injectedTypes: springSays(['ToolContext']),
  injectedAnnotations: [],
  nestedGenerics: springSays(true),
  objectIsOpen: springSays(true),
  namePattern: springSays('^[a-zA-Z0-9_.-]+$'),
  toolAttributes: ['returnDirect'],
}

export const JAVA_FRAMEWORKS: readonly JavaFramework[] = [
  AGENTSCOPE_JAVA,
  LANGCHAIN4J_JAVA,
  SPRING_AI,
]
