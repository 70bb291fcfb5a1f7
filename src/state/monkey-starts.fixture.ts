/** Every kind that the form knows and members that nobody knows, written by hand and by odd hands. */
const MANY_KINDS = `{
  "toolwright": 1, "x-set": "mark-1",
  "title": "Kinds",
  "tools": [
    {
      "name": "find_orders", "x-tool": "mark-2",
      "title": "Find orders",
      "description": {
        "does": "Finds orders by order_id or \`city\`",
        "x-answer": "mark-3",
        "when": "The user asks for an order. At least one of order_id and city is needed."
      },
      "inputSchema": {
        "type": "object",
        "x-schema": {"deep": ["mark-4", 1.50, 1e400]},
        "properties": {
          "order_id": {"type": ["string", "null"], "pattern": "^A", "description": "Order number.", "x-own": "mark-5"},
          "city": {"$ref": "#/$defs/City", "description": "Where."},
          "again": {"$ref": "#/$defs/City"},
          "state": {"type": "string", "enum": ["open", "closed"], "description": "State: open: still here; closed: done."},
          "level": {"enum": [1, 1.0, null, "x"]},
          "either": {
            "anyOf": [
              {"type": "string", "title": "Text", "x-branch": "mark-6"},
              {"type": "object", "properties": {"kind": {"const": "a"}, "type": {"type": "integer"}}, "required": ["kind"]},
              {"type": "null"}
            ],
            "x-note": "mark-7"
          },
          "pair": {"type": "array", "prefixItems": [{"type": "number", "x-entry": "mark-8"}, {"type": "string"}]},
          "labels": {"type": "object", "additionalProperties": {"type": "string", "x-value": "mark-9"}},
          "items": {
            "type": "array",
            "items": {"type": "object", "properties": {"sku": {"type": "string"}, "items": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}}, "required": ["sku"], "x-item": "mark-10"}
          },
          "required": {"type": "boolean", "default": false},
          "__proto__": {"type": "string", "x-odd": "mark-11"}
        },
        "required": ["order_id", "required"],
        "$defs": {"City": {"type": "string", "minLength": 2, "x-city": "mark-12"}},
        "anyOf": [{"required": ["order_id"]}, {"required": ["city"]}],
        "if": {"properties": {"state": {"const": "closed"}}},
        "then": {"required": ["city"], "x-then": "mark-13"},
        "additionalProperties": false
      },
      "outputSchema": {"type": "object", "properties": {"state": {"type": "string", "enum": ["DONE"]}}, "x-output": "mark-14"},
      "inputExamples": [{"order_id": "A1", "city": "Oslo", "items": [{"sku": "s"}]}],
      "contract": {
        "effect": "read", "x-contract": "mark-15",
        "injected": [{"name": "tenant", "source": "session", "schema": {"type": "string"}, "x-injected": "mark-16"}],
        "outcomes": [{"state": "DONE", "meaning": "found", "x-row": "mark-17"}],
        "errors": [{"code": "NOT_FOUND", "retryable": false}]
      },
      "vendor": {"x": ["mark-18", {"__proto__": 1}]}
    },
    {"name": "other", "inputSchema": {}, "x-other": "mark-19"}
  ]
}
`

/** One line, with a name twice and a schema that is no object. */
const ONE_LINE = `{"toolwright":1,"tools":[{"name":"a","name":"b","description":"Gets x. Returns y.","inputSchema":{"properties":{"2":{"type":"string"},"b":true,"1":{"type":"integer","type":"string","x":"mark-1"},"no":5},"required":["b","b",3]},"contract":{"checks":"Own orders only"},"x":"mark-2"}]}`

/** Tabs, and the ends of lines of another system. */
const TABS =
  '{\r\n\t"toolwright": 1,\r\n\t"tools": [\r\n\t\t{\r\n\t\t\t"name": "get",\r\n\t\t\t"x": "mark-1",\r\n\t\t\t"inputSchema": {\r\n\t\t\t\t"type": "object",\r\n\t\t\t\t"properties": {\r\n\t\t\t\t\t"城市": {"type": "string", "description": "城市名，如上海", "x": "mark-2"}\r\n\t\t\t\t}\r\n\t\t\t}\r\n\t\t}\r\n\t]\r\n}\r\n'

const FRESH = '{"toolwright":1,"tools":[{"name":"","inputSchema":{}}]}'

/** Sets that the monkey starts from; each mark is the author's own and stands once. */
export const STARTS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'every kind', text: MANY_KINDS },
  { name: 'one line', text: ONE_LINE },
  { name: 'tabs', text: TABS },
  { name: 'a fresh tool', text: FRESH },
]
