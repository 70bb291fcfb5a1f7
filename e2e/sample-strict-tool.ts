/** A tool that strict modes take, with something to move and something to write differently. */
export const strictDocument = `{
  "name": "book_desk",
  "title": "Book a desk",
  "description": "Books a desk for some hours of today. It sends no invitation.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "hours": {
        "type": "integer",
        "description": "How many hours, counted from now.",
        "minimum": 1,
        "maximum": 8
      },
      "note": {
        "type": "string",
        "description": "A word to the colleagues at the next desks."
      }
    },
    "required": ["hours"],
    "additionalProperties": false
  },
  "annotations": { "readOnlyHint": false }
}`

/** A tool with a map of free keys, which no strict mode can say. */
export const openDocument = `{
  "name": "tag_desk",
  "description": "Puts labels on a desk.",
  "inputSchema": {
    "type": "object",
    "properties": {
      "labels": {
        "type": "object",
        "description": "A value for each label.",
        "additionalProperties": { "type": "string" }
      }
    },
    "required": ["labels"],
    "additionalProperties": false
  }
}`
