// The page's own choice of Monaco parts, so that both load the same bytes.
import { monaco } from '../../../../src/ui/json/monaco'

const pane = document.body.appendChild(document.createElement('div'))
pane.style.height = '600px'
monaco.editor.create(pane, { language: 'json', value: '{\n  "name": "get_order"\n}\n' })
document.documentElement.dataset.json = 'ready'
