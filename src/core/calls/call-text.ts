import { type JsonNode, member, obj, str } from '../json/node'
import { print } from '../json/print'
import { nameOf } from '../model/tool'

/** A call of a tool as a model of OpenAI Chat sends it: the arguments as a text that holds JSON. */
export const callText = (tool: JsonNode, args: JsonNode, name = nameOf(tool)): string =>
  print(
    obj([
      member('id', str('call_1')),
      member('type', str('function')),
      member(
        'function',
        obj([member('name', str(name)), member('arguments', str(print(args, 0)))]),
      ),
    ]),
  )
