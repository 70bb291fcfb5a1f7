/** The schema of one parameter, written by hand, with a number and a keyword to be kept. */
export const nestedSchema =
  '{"type": "object", "properties": {"from": {"type": "string", "format": "date"}}, "x-unit": 1.50}'

/** A tool with a parameter of every kind that the form is asked for, as it must be written. */
export const everyKindDocument = `{
  "name": "find_book",
  "inputSchema": {
    "type": "object",
    "properties": {
      "branch_id": {
        "type": "string",
        "enum": [
          "north",
          "south",
          "harbour"
        ],
        "default": "north"
      },
      "mark": {
        "type": "string",
        "pattern": "^[A-Z]{2}-\\\\d{4}$",
        "maxLength": 7
      },
      "most": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1234567890123456789,
        "default": 20
      },
      "bought": {
        "type": "object",
        "properties": {
          "from": {
            "type": "string",
            "format": "date"
          }
        },
        "x-unit": 1.50
      }
    },
    "required": [
      "branch_id"
    ],
    "additionalProperties": false
  }
}`
