import { get, memberOf } from '../../json/node'
import type { Dialect } from '../dialect'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'

const PLUGIN = ['plugin_name', 'pluginName', 'PluginName']

const shape: Shape = {
  family: 'semantic-kernel',
  path: [],
  marks: {},
  fields: [field('name'), field('description'), schemaField('parameters', 'inputSchema')],
  vendorFields: [...PLUGIN, 'is_prompt', 'is_asynchronous', 'return_parameter', 'returnParameter'],
  needsSchema: false,
  listsParameters: true,
}

/** The metadata of a kernel function of Semantic Kernel, with its parameters as a list. */
export const semanticKernel: Dialect = {
  id: 'semantic-kernel',
  label: 'Semantic Kernel',
  family: shape.family,
  source: {
    page: 'https://learn.microsoft.com/en-us/dotnet/api/microsoft.semantickernel.kernelparametermetadata?view=semantic-kernel-dotnet',
    read: '2026-11',
  },
  accepts: (item) => {
    if (!get(item, 'name') || get(item, 'parameters')?.kind !== 'array') return 0
    return PLUGIN.some((key) => memberOf(item, key)) ? 3 : 0
  },
  read: (item) => readShape(item, shape),
}
