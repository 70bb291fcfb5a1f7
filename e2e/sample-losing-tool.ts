/** A tool that says more than every vendor takes. */
export const losingDocument = `{
  "name": "renew_loan",
  "title": "Renew a loan",
  "description": {
    "does": "Renews the loan of one book for three weeks.",
    "whenNot": "To return a book, use return_book."
  },
  "inputSchema": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {
      "loan_id": {
        "type": "integer",
        "description": "Number on the receipt, such as 9007199254740993.",
        "maximum": 9007199254740993
      },
      "note": true
    },
    "required": [
      "loan_id"
    ],
    "additionalProperties": false
  },
  "annotations": {
    "readOnlyHint": false
  },
  "inputExamples": [
    {
      "loan_id": 41
    }
  ],
  "x-owner": "desk"
}`
