/** Tools with faults of every severity, alone and together. */
export const faultyTools: readonly string[] = [
  `{
  "name": "get data",
  "description": "Tool: get data",
  "inputSchema": {
    "type": "object",
    "properties": {
      "sort": { "type": "string", "description": "One of \\"asc\\", \\"desc\\"." },
      "size": { "type": "integer", "description": "Books on a page.", "default": 200, "maximum": 50 },
      "user_id": { "type": "string" },
      "tags": { "type": "array", "description": "Words on the cover." }
    },
    "required": ["sort", "colour"]
  }
}`,
  `{
  "name": "find_book",
  "description": {
    "does": "查询一本书。",
    "whenNot": "不要用于影片，影片用 find_film。"
  },
  "inputSchema": { "type": "object", "properties": { "标题": { "type": "text" } } }
}`,
  `{ "name": "", "inputSchema": { "type": "object", "properties": {} } }`,
]
