import type { Words } from '../core/lint/rule'

/** What an import says of an item or a text: one sentence per code that begins with `import.`. */
export const IMPORT_WORDS: Readonly<Record<string, Words>> = {
  'import.not-a-tool': {
    en: 'This is not a tool definition in any known dialect; it needs at least a name and a schema.',
    zh: '这不是任何已知格式的工具定义；至少要有名称和模式。',
  },
  'import.openapi': {
    en: 'This is an OpenAPI document, not a tool definition; it describes an HTTP interface.',
    zh: '这是 OpenAPI 文档，不是工具定义；它描述的是 HTTP 接口。',
  },
  'import.server-settings': {
    en: 'These are settings of MCP servers, not tools; give the answer of a server to tools/list.',
    zh: '这是 MCP 服务器的配置，不是工具；请给出服务器对 tools/list 的应答。',
  },
  'import.rpc-error': {
    en: 'This is the error answer of a server, not a list of tools.',
    zh: '这是服务器返回的错误，不是工具列表。',
  },
  'import.tool-call': {
    en: 'This is a call of a tool with its arguments, not the definition of one.',
    zh: '这是带参数的工具调用，不是工具定义。',
  },
  'import.package-manifest': {
    en: 'This describes a package with a version, not a tool.',
    zh: '这是带版本号的软件包描述，不是工具。',
  },
  'import.schema-alone': {
    en: 'This is a schema by itself; a tool needs a name around it.',
    zh: '这只是一个模式；工具还需要在外层有名称。',
  },
  'import.named-tools': {
    en: 'The tools stood in an object by name; they are read as a list.',
    zh: '工具以名称为键放在对象里；已按列表读取。',
  },
  'import.code-blocks': {
    en: 'The code blocks of the text were read; the words around them were not.',
    zh: '已读取文本中的代码块；周围的文字没有读取。',
  },
  'import.comments': {
    en: 'Comments were left out, {count} of them: JSON has no place for them.',
    zh: '省略了 {count} 处注释：JSON 里没有注释的位置。',
  },
  'import.duplicate-key': {
    en: '"{key}" stands there twice; the last one counts.',
    zh: '“{key}”在那里出现了两次，以最后一个为准。',
  },
  'import.unsupported-kind': {
    en: '"{name}" takes free text and has no JSON Schema; it is kept as it is and cannot be edited.',
    zh: '“{name}”接收自由文本，没有 JSON Schema；原样保留，不能编辑。',
  },
  'import.server-tool': {
    en: '"{name}" is defined by the vendor; it is kept as it is and cannot be edited.',
    zh: '“{name}”由厂商定义；原样保留，不能编辑。',
  },
  'import.unknown-field': {
    en: 'The field "{field}" is not known in this dialect; it is kept under vendor.',
    zh: '这种格式中没有字段“{field}”；已保留在 vendor 中。',
  },
  'import.strict-not-closed': {
    en: 'strict is set, but the schema does not close every object with additionalProperties: false.',
    zh: '设置了 strict，但模式没有用 additionalProperties: false 封闭每个对象。',
  },
  'import.schema-not-json': {
    en: 'The schema is given as text that is not JSON (line {line}, column {column} of the text).',
    zh: '模式以文本给出，但文本不是 JSON（文本中第 {line} 行第 {column} 列）。',
  },
  'import.schema-missing': {
    en: 'There is no schema; the tool is read as one without parameters.',
    zh: '没有模式；按没有参数的工具读入。',
  },
  'import.json-string': {
    en: 'This was JSON inside a string and was read.',
    zh: '这里是字符串里的 JSON，已解析。',
  },
  'import.incomplete': {
    en: 'The list has further pages (nextCursor); this is only one of them.',
    zh: '列表还有后续页（nextCursor），这里只是其中一页。',
  },
  'import.toolset': {
    en: 'These tools stood in an MCP toolset; its own settings are not kept.',
    zh: '这些工具来自一个 MCP 工具集；工具集自身的设置没有保留。',
  },
  'import.look-alikes': {
    en: 'Look-alike quotes and punctuation were replaced by those of JSON.',
    zh: '形似的引号和标点已替换成 JSON 的符号。',
  },
  'import.null': { en: 'The null was taken out.', zh: '已去掉 null。' },
  'import.type-name': {
    en: 'The type "{from}" became "{to}".',
    zh: '类型“{from}”已改为“{to}”。',
  },
  'import.schema-wrapper': {
    en: 'The schema was lifted out of the object it was wrapped in.',
    zh: '模式已从外层对象中提出。',
  },
  'import.exclusive-bound': {
    en: 'The old true or false form of an exclusive bound became a number.',
    zh: '旧式的布尔开区间边界已改为数值。',
  },
  'import.required-flag': {
    en: 'The required flag was moved to the list of the object around it.',
    zh: 'required 标记已移到外层对象的列表中。',
  },
  'import.required-duplicate': {
    en: '"{name}" was listed twice in required; one was taken out.',
    zh: '“{name}”在 required 中出现了两次，已去掉一个。',
  },
  'import.endpoint': {
    en: 'This only names an address of an HTTP interface; its parameters are in the OpenAPI document.',
    zh: '这里只给出了 HTTP 接口的地址；参数写在对应的 OpenAPI 文档里。',
  },
  'import.parameter-list': {
    en: 'The parameters were given as a list; they are read as an object schema.',
    zh: '参数以列表给出；已按对象模式读取。',
  },
  'import.name-from-title': {
    en: 'The schema has no name of its own; its title was taken as the name of the tool.',
    zh: '模式本身没有名称；已用它的标题作为工具名。',
  },
  'import.types-unsaid': {
    en: 'The arguments are described but have no types, and it is not said which are required.',
    zh: '参数只有说明，没有类型，也没有写明哪些必填。',
  },
  'import.injected': {
    en: '"{name}" is set by whoever configures the tool; it is listed under contract.injected and not shown to the model.',
    zh: '“{name}”由配置工具的人设定；已列入 contract.injected，不展示给模型。',
  },
  'import.constraint-restored': {
    en: 'The note at the end of the description became keywords again: {keywords}.',
    zh: '描述末尾的注记已还原为关键字：{keywords}。',
  },
  'import.optional-flag': {
    en: 'The optional flag of "{name}" was settled in the required list of the object around it.',
    zh: '“{name}”的 optional 标记已在外层对象的 required 列表中落实。',
  },
  'import.required-place': {
    en: 'The required list stood in the wrong place and was moved into the schema of the object.',
    zh: 'required 列表放错了位置，已移入对象的模式中。',
  },
  'import.bare-properties': {
    en: 'The schema was only a map of parameters; it was put under properties of an object.',
    zh: '模式只是一份参数表，已放到对象的 properties 下。',
  },
  'import.misspelt-keyword': {
    en: '"{from}" is not a keyword and became "{to}".',
    zh: '“{from}”不是关键字，已改为“{to}”。',
  },
  'import.number-text': {
    en: 'The value was given as text and became a number or a flag.',
    zh: '此处的值写成了文字，已改为数值或布尔值。',
  },
  'import.enum-text': {
    en: 'The allowed values were given as one text and became a list.',
    zh: '可选值写成了一段文字，已拆成列表。',
  },
  'import.nullable': {
    en: 'nullable is not a JSON Schema keyword; it was said in the type instead.',
    zh: 'nullable 不是 JSON Schema 的关键字，已改在类型中说明。',
  },
  'import.tuple-items': {
    en: 'items was a list of schemas, one for each place; it became prefixItems.',
    zh: 'items 原是按位置排列的模式列表，已改为 prefixItems。',
  },
  'import.tuple-to-list': {
    en: 'The places of the list are all alike; it became a plain list.',
    zh: '列表中各位置的模式相同，已改为普通列表。',
  },
  'import.schema-draft': {
    en: 'The schema said it was of an older draft; it now says 2020-12, which it is.',
    zh: '模式声明的是旧草案，已改为实际所用的 2020-12。',
  },
  'import.reference': {
    en: 'The reference {from} led nowhere and became {to}.',
    zh: '引用 {from} 找不到目标，已改为 {to}。',
  },
  'import.make-optional': {
    en: '"{name}" is no longer required and no longer takes null.',
    zh: '“{name}”已改为可选，不再接受 null。',
  },
}
