/** A tool as a literal in TypeScript, with what only a script has. */
export const scriptTool = `import type { Tool } from './tool'

export const tools: Tool[] = [
  {
    name: 'lend_ladder', // to a member
    description: \`Lends a ladder to a member of the club.\`,
    input_schema: {
      type: 'object',
      properties: { metres: { type: 'number', description: 'Height of the ladder, in metres' } },
      required: ['metres'],
    },
  },
]
`

/** A tool as an annotated method of Spring AI. */
export const javaTool = `package club.ladders;

import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

class Ladders {
    @Tool(name = "return_ladder", description = "Takes a ladder back from a member.")
    public String returnLadder(@ToolParam(description = "Number on the ladder") int number) {
        return "ok";
    }
}
`

/** An API document of a ladder club, with as many further operations as asked for. */
export const apiDocument = (further = 0): string => `openapi: 3.0.3
info: { title: Ladder club, version: "2.1" }
paths:
  /ladders:
    get:
      operationId: listLadders
      summary: List the ladders
      tags: [ladders]
      parameters:
        - { name: free, in: query, schema: { type: boolean }, description: Only those not lent }
      responses: { "200": { description: The ladders } }
    post:
      operationId: addLadder
      summary: Add a ladder
      tags: [ladders]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties: { metres: { type: number, nullable: true } }
      responses: { "201": { description: Added } }
  /members/{id}:
    get:
      summary: Read a member
      tags: [members]
      deprecated: true
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: The member } }
${Array.from(
  { length: further },
  (_, i) => `  /rungs/${i}:
    get: { operationId: readRung${i}, summary: Read rung ${i}, tags: [rungs], responses: { "200": { description: It } } }
`,
).join('')}`

/** A tool with several slips, one parameter that strict mode made nullable, and look-alike quotes. */
export const faultyTool = `{
  “name”: “measure_ladder”,
  "description": "Measures a ladder.",
  "strict": true,
  "input_schema": {
    "type": "OBJECT",
    "properties": {
      "number": { "type": "int" },
      "note": { "type": ["string", "null"] }
    },
    "required": ["number", "note"],
    "additionalProperties": false
  }
}`

/** Two tools whose names no vendor takes. */
export const chineseTools = JSON.stringify([
  { name: '查询订单', description: '按编号查询订单。', inputSchema: { type: 'object' } },
  { name: 'ladders.find', description: 'Finds a ladder.', inputSchema: { type: 'object' } },
])
