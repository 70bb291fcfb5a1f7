/** Tools that between them hold everything a definition can, as JSON texts. */
export const ORACLE_TOOLS: readonly string[] = [
  `{"name": "list_rooms", "description": "Lists the meeting rooms.",
    "inputSchema": {"type": "object", "properties": {}, "additionalProperties": false}}`,
  `{"name": "book_room", "title": "Book a room", "description": "Books a room for some hours.",
    "inputSchema": {"type": "object", "properties": {
      "room": {"type": "string", "title": "Room", "description": "Number of the room.", "pattern": "^[A-F][0-9]{2}$"},
      "hours": {"type": "integer", "minimum": 1, "maximum": 8},
      "share": {"type": "number", "exclusiveMinimum": 0, "multipleOf": 0.5},
      "private": {"type": "boolean", "default": false},
      "notes": {"type": "string", "minLength": 1, "maxLength": 200, "examples": ["No lunch."]}},
      "required": ["room", "hours"]}}`,
  `{"name": "find_guest", "description": "Finds a guest.",
    "inputSchema": {"type": "object", "properties": {
      "key": {"oneOf": [{"type": "string"}, {"type": "integer"}], "description": "Mail or number."},
      "floor": {"type": ["integer", "null"]},
      "since": {"type": ["string", "null"], "format": "date"},
      "page": {"anyOf": [{"type": "string", "format": "uri"}, {"type": "null"}], "description": "Where to go on."}},
      "required": ["key"]}}`,
  `{"name": "set_mode", "description": "Switches the heating.",
    "inputSchema": {"type": "object", "properties": {
      "mode": {"type": "string", "enum": ["day", "night"]},
      "confirm": {"type": "string", "const": "YES"},
      "step": {"type": "integer", "enum": [1, 2, 5]},
      "zone": {"type": ["string", "null"], "enum": ["north", "south", null]}},
      "required": ["mode", "confirm"]}}`,
  `{"name": "create_bill", "description": "Writes a bill.",
    "inputSchema": {"type": "object", "properties": {
      "lines": {"type": "array", "minItems": 1, "maxItems": 50, "items": {"type": "object", "properties": {
        "article": {"type": "string"}, "count": {"type": "integer"}, "remark": {"type": "string"}},
        "required": ["article", "count"]}},
      "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}},
      "required": ["lines"]}}`,
  `{"name": "send_parcel", "description": "Sends a parcel.",
    "inputSchema": {"type": "object", "properties": {
      "from": {"$ref": "#/$defs/Address"},
      "to": {"$ref": "#/$defs/Address", "description": "Where it goes."}},
      "required": ["to"],
      "$defs": {"Address": {"type": "object", "properties": {
        "street": {"type": "string"}, "country": {"$ref": "#/$defs/Country"}}, "required": ["street"]},
        "Country": {"type": "string", "enum": ["CH", "CN"]}}}}`,
  `{"name": "save_item", "description": "Saves an item.",
    "inputSchema": {"type": "object", "properties": {
      "item": {"allOf": [
        {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
        {"type": "object", "properties": {"label": {"type": "string"}}}]}},
      "required": ["item"]}}`,
  `{"name": "label_item", "description": "Puts labels on an item.",
    "inputSchema": {"type": "object", "properties": {
      "id": {"type": "string", "x-origin": "catalogue"},
      "labels": {"type": "object", "additionalProperties": {"type": "string"}}},
      "required": ["id", "labels"]}}`,
  `{"name": "query_stock", "title": "查询库存",
    "description": {"does": "按货号查询库存。", "whenNot": "不要用来查价格。", "returns": "返回数量。"},
    "inputSchema": {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {
      "sku": {"type": "string", "description": "货号，例如 A-0042"}}, "required": ["sku"]},
    "outputSchema": {"type": "object", "properties": {"count": {"type": "integer"}}, "required": ["count"]},
    "inputExamples": [{"sku": "A-0042"}],
    "annotations": {"readOnlyHint": true, "openWorldHint": false},
    "icons": [{"src": "https://example.com/stock.png", "mimeType": "image/png", "sizes": ["48x48"]}],
    "execution": {"taskSupport": "optional"},
    "meta": {"com.example/owner": "stock"},
    "contract": {"effect": "read"}}`,
  `{"name": "ask_twice", "description": "Asks again when it matters.",
    "inputSchema": {"type": "object", "properties": {
      "way": {"type": "string", "enum": ["mail", "phone"]}, "phone": {"type": "string"}},
      "required": ["way"],
      "if": {"properties": {"way": {"const": "phone"}}}, "then": {"required": ["phone"]}}}`,
  `{"name": "save_tree", "description": "Saves a tree of folders.",
    "inputSchema": {"type": "object", "properties": {"root": {"$ref": "#/$defs/Folder"}},
      "required": ["root"],
      "$defs": {"Folder": {"type": "object", "properties": {
        "name": {"type": "string"}, "folders": {"type": "array", "items": {"$ref": "#/$defs/Folder"}}},
        "required": ["name"]}}}}`,
  `{"name": "plan_trip", "description": "Plans a trip.", "strict": true,
    "inputSchema": {"type": "object", "properties": {
      "start": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"], "additionalProperties": false},
      "at": {"type": "string", "format": "date-time"}},
      "required": ["start", "at"], "additionalProperties": false}}`,
]
