import type { Words } from '../core/lint/rule'
import { YAML_WORDS } from './losses-yaml'

/** What is said of API documents (OpenAPI) and of the drafts made of them. */
const DOCUMENT: Readonly<Record<string, Words>> = {
  'openapi.not-a-document': {
    en: 'This is no OpenAPI document: it does not say so with "openapi" or "swagger".',
    zh: '这不是OpenAPI文档：没有“openapi”或“swagger”字段。',
  },
  'openapi.version': {
    en: 'OpenAPI {version} cannot be read; versions 2.0, 3.0, 3.1 and 3.2 can.',
    zh: '无法读取OpenAPI {version}；可读取2.0、3.0、3.1和3.2版。',
  },
  'openapi.newer': {
    en: 'OpenAPI {version} is newer than what is known here; it is read as 3.1.',
    zh: 'OpenAPI {version}比此处支持的版本新，按3.1读取。',
  },
  'openapi.no-operations': {
    en: 'The document describes no operation, so there is nothing to make a tool of.',
    zh: '文档里没有任何接口操作，无从生成工具。',
  },
  'openapi.malformed': {
    en: 'This must be of type {expected}; it is {found}.',
    zh: '这里应为{expected}，实际是{found}。',
  },
  'openapi.webhooks': {
    en: 'Webhooks are calls that the service makes, not tools to call; they are left out.',
    zh: 'Webhook是服务方发起的调用，不是可供调用的工具，已省略。',
  },
  'openapi.external-ref': {
    en: 'The reference {ref} leads out of the document; it was not fetched.',
    zh: '引用{ref}指向文档之外，没有去读取。',
  },
  'openapi.unresolved-ref': {
    en: 'The reference {ref} leads nowhere in the document.',
    zh: '引用{ref}在文档中找不到目标。',
  },
  'openapi.circular-ref': {
    en: 'The reference {ref} leads back to itself and stands for nothing.',
    zh: '引用{ref}绕回自身，不代表任何内容。',
  },
}

/** How an operation became a tool: its name and its arguments. */
const OPERATION: Readonly<Record<string, Words>> = {
  'openapi.translated-as-is': {
    en: 'Translated as is: the draft says what the API document says. Write it for a model before using it.',
    zh: '按原文直译：草稿照搬了接口文档的内容，使用前请改写成给模型看的说明。',
  },
  'openapi.named-by-address': {
    en: 'The operation has no operationId; its method and address became the name "{name}".',
    zh: '该操作没有operationId，已用方法和路径命名为“{name}”。',
  },
  'openapi.name-changed': {
    en: 'The operationId "{from}" is no name that every vendor takes; the tool is named "{to}".',
    zh: 'operationId“{from}”不是各家都接受的名称，工具改名为“{to}”。',
  },
  'openapi.name-taken': {
    en: 'Another operation is already named "{name}"; "{proposal}" is proposed for this one.',
    zh: '已有另一个操作叫“{name}”，建议这个改叫“{proposal}”。',
  },
  'openapi.renamed': {
    en: '"{name}" is asked for in several places; the one that goes into the {in} is named "{as}".',
    zh: '多处都有名为“{name}”的参数，放在{in}里的这个改名为“{as}”。',
  },
  'openapi.injected': {
    en: '"{name}" ({in}) is a credential: the system fills it in, and the model is not asked for it.',
    zh: '“{name}”（{in}）是凭证，由系统填入，不向模型要。',
  },
  'openapi.unknown-scheme': {
    en: 'The document does not describe the security scheme "{name}".',
    zh: '文档没有说明安全方案“{name}”。',
  },
  'openapi.scheme-without-parameter': {
    en: 'The security scheme "{name}" is no part of the request itself; it is kept under vendor.',
    zh: '安全方案“{name}”不属于请求内容，保留在vendor中。',
  },
  'openapi.header-by-client': {
    en: 'The header "{name}" is set by the caller’s HTTP client; the model is not asked for it.',
    zh: '请求头“{name}”由HTTP客户端设置，不向模型要。',
  },
  'openapi.parameter-incomplete': {
    en: 'A parameter needs a "name" and an "in"; without them the operation cannot be called.',
    zh: '参数必须有“name”和“in”，否则无法调用该操作。',
  },
  'openapi.parameter-place': {
    en: 'The parameter "{name}" says it goes into "{in}", which is no place of a request.',
    zh: '参数“{name}”写明放在“{in}”，请求里没有这个位置。',
  },
  'openapi.parameter-content': {
    en: 'The value of "{name}" goes into the request as {type}.',
    zh: '“{name}”的值以{type}形式写入请求。',
  },
  'openapi.writing': {
    en: 'How "{name}" is written into the request ({keywords}) is kept under vendor.',
    zh: '“{name}”写入请求的方式（{keywords}）保留在vendor中。',
  },
  'openapi.path-required': {
    en: 'A part of the address is always required; "{name}" did not say so.',
    zh: '路径参数总是必填，“{name}”没有写明。',
  },
  'openapi.path-undeclared': {
    en: 'The address has {{name}}, which is not among the parameters; it was added as a text.',
    zh: '路径里有{{name}}，参数中却没有声明，已按文本补上。',
  },
  'openapi.path-unused': {
    en: 'The address has no place for the path parameter "{name}".',
    zh: '路径里没有参数“{name}”的位置。',
  },
  'openapi.no-schema': {
    en: 'The document does not say what "{name}" looks like.',
    zh: '文档没有说明“{name}”的结构。',
  },
  'openapi.content-types': {
    en: 'The body can be sent in several ways; {chosen} is used, not {others}.',
    zh: '请求体有多种格式，采用{chosen}，未采用{others}。',
  },
  'openapi.empty-body': {
    en: 'The body has no content type, so nothing is asked for.',
    zh: '请求体没有内容类型，因此不要求填写。',
  },
  'openapi.body-on-get': {
    en: 'A body on {method} is ignored by many servers.',
    zh: '许多服务器会忽略{method}请求的请求体。',
  },
  'openapi.body-and-form': {
    en: 'The operation has a body and form fields at once; only the body is read.',
    zh: '该操作同时有请求体和表单字段，只读取请求体。',
  },
  'openapi.body-text': {
    en: 'The description of the body as a whole is kept under vendor: "{text}".',
    zh: '请求体整体的说明保留在vendor中：“{text}”。',
  },
  'openapi.body-default': {
    en: 'A default for the whole body has no place among its fields and is left out.',
    zh: '整个请求体的默认值无处可放，已省略。',
  },
  'openapi.optional-body': {
    en: 'The body may be left out, but has required fields; they are required here.',
    zh: '请求体可以不传，但其中有必填字段；此处按必填处理。',
  },
  'openapi.form': {
    en: 'The body is sent as a form ({type}).',
    zh: '请求体以表单形式（{type}）提交。',
  },
  'openapi.encoding': {
    en: 'How single fields of the form are written is kept under vendor.',
    zh: '表单各字段的编码方式保留在vendor中。',
  },
  'openapi.deprecated': {
    en: 'The operation is deprecated; the tool has no place for that, and it is kept under vendor.',
    zh: '该操作已弃用；工具没有相应字段，保留在vendor中。',
  },
  'openapi.callbacks': {
    en: 'Callbacks are calls that the service makes later; they are left out.',
    zh: '回调是服务方之后发起的调用，已省略。',
  },
  'openapi.answers': {
    en: 'The answers {codes} are not carried over.',
    zh: '没有带上{codes}这些响应。',
  },
  'openapi.answer-not-object': {
    en: 'The answer is not an object, so there is no output schema.',
    zh: '响应不是对象，因此没有输出模式。',
  },
  'openapi.read-only-method': {
    en: '{method} changes nothing by the rules of HTTP; the tool is marked as read-only.',
    zh: '按HTTP的约定，{method}不改变任何内容；工具已标为只读。',
  },
}

/** How schemas of the document became JSON Schema 2020-12. */
const SCHEMA: Readonly<Record<string, Words>> = {
  'openapi.nullable': {
    en: '"nullable" became the type null beside the type it had.',
    zh: '“nullable”已改为在原类型旁加上null类型。',
  },
  'openapi.nullable-without-type': {
    en: '"nullable" without a type beside it has no effect in OpenAPI and is left out.',
    zh: '没有同级type的“nullable”在OpenAPI中不起作用，已省略。',
  },
  'openapi.example': {
    en: 'The example became one of the "examples" of the schema.',
    zh: '示例已移入模式的“examples”。',
  },
  'openapi.example-elsewhere': {
    en: 'The example "{name}" stands in another file and is left out.',
    zh: '示例“{name}”在别的文件里，已省略。',
  },
  'openapi.example-of-call': {
    en: 'The example of the body became an example of a whole call.',
    zh: '请求体的示例已作为完整调用的示例。',
  },
  'openapi.example-kept': {
    en: 'An example of the body is none of a whole call, or does not fit; it is kept under vendor.',
    zh: '请求体的示例不足以构成完整调用，或与模式不符，保留在vendor中。',
  },
  'openapi.discriminator': {
    en: 'The discriminator "{name}" is left out: JSON Schema tells the branches apart by themselves.',
    zh: '已省略区分字段“{name}”：JSON Schema靠各分支自身来区分。',
  },
  'openapi.keyword': {
    en: '"{keyword}" says nothing about the arguments and is left out.',
    zh: '“{keyword}”与参数无关，已省略。',
  },
  'openapi.draft': {
    en: 'This part says it follows {draft}; it is read as JSON Schema 2020-12.',
    zh: '这一部分写明遵循{draft}，按JSON Schema 2020-12读取。',
  },
  'openapi.tuple': {
    en: 'A list of schemas under "items" became "prefixItems".',
    zh: '“items”下的模式列表已改为“prefixItems”。',
  },
  'openapi.file': {
    en: 'A file became a text that stands for it; say what the model is to give.',
    zh: '文件类型已改为代表文件的文本；请写明模型该填什么。',
  },
  'openapi.binary': {
    en: 'Raw bytes are asked for here, which a model cannot write; say what it is to give instead.',
    zh: '这里要的是二进制内容，模型写不出来；请写明该填什么。',
  },
  'openapi.read-only': {
    en: '"{name}" is set by the server (readOnly) and is not asked for.',
    zh: '“{name}”由服务器设置（readOnly），不作为参数。',
  },
  'openapi.write-only': {
    en: '"{name}" is only ever sent (writeOnly) and is not part of the answer.',
    zh: '“{name}”只用于提交（writeOnly），不属于返回内容。',
  },
  'openapi.text-beside-ref': {
    en: 'Beside a $ref OpenAPI ignores {keywords}; here it counts.',
    zh: 'OpenAPI会忽略$ref旁的{keywords}，此处予以保留。',
  },
  'openapi.ignored-beside-ref': {
    en: 'Beside a $ref OpenAPI ignores {keywords}; it is left out.',
    zh: 'OpenAPI会忽略$ref旁的{keywords}，已省略。',
  },
  'openapi.text-replaced': {
    en: 'A description nearer to the use won over this one: "{text}".',
    zh: '更贴近用处的说明取代了这一句：“{text}”。',
  },
  'openapi.type-object': {
    en: 'The answer has properties and no type; "type": "object" was added.',
    zh: '响应有properties而没有type，已补上"type": "object"。',
  },
}

/** One sentence per code that a reading of an API document reports. */
export const OPENAPI_WORDS: Readonly<Record<string, Words>> = {
  ...DOCUMENT,
  ...YAML_WORDS,
  ...OPERATION,
  ...SCHEMA,
}

/** What could be done to a draft and was not. */
export const OPENAPI_OFFER_WORDS: Readonly<Record<string, Words>> = {
  'openapi.read-only-method': {
    en: '{method} changes nothing by the rules of HTTP; if the server keeps to them, a repair can mark the tool as read-only.',
    zh: '按HTTP的约定，{method}不改变任何内容；如果服务器遵守约定，修复时可把工具标为只读。',
  },
}
