// Times the comparison of questions with tools by their words, in a worker as the page has one.
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildCore } from './build-core.mjs'
import { makeTool } from './samples.mjs'

const asked = ['Where is', 'Can you find', 'I want to change', 'Please cancel', 'How much was']
const things = ['my order', 'the payment', 'a refund', 'the shipment', 'my address', 'the invoice']
const ends = ['of last week?', 'that I paid twice?', 'for my sister, please.', 'before Friday?']
const questionAt = (i) => ({
  id: `q${i}`,
  text: `${asked[i % asked.length]} ${things[i % things.length]} ${i} ${ends[i % ends.length]}`,
  expected: { is: 'none' },
})

const body = (task) => `
  import { parentPort } from 'node:worker_threads'
  const { answerOverlap } = await import(${JSON.stringify(task)})
  const known = new Map()
  parentPort.on('message', (request) => parentPort.postMessage(answerOverlap(known, request).length))
  parentPort.postMessage('ready')
`

/** Milliseconds from the request to the answer, in a worker that has done nothing yet, and after one edit. */
async function measureOverlap(task, { tools, questions, bytes }) {
  const source = `data:text/javascript,${encodeURIComponent(body(task))}`
  const worker = new Worker(new URL(source))
  const answer = () => new Promise((resolve) => worker.once('message', resolve))
  await answer()
  const ask = async (request) => {
    const begun = performance.now()
    worker.postMessage(request)
    await answer()
    return performance.now() - begun
  }
  const added = Array.from({ length: tools }, (_, i) => [i, JSON.stringify(makeTool(i, bytes))])
  const all = { questions: Array.from({ length: questions }, (_, i) => questionAt(i)) }
  const numbers = added.map(([number]) => number)
  const whole = await ask({ ...all, versions: [numbers], added })
  const edited = [tools, JSON.stringify(makeTool(tools, bytes))]
  const edit = await ask({ ...all, versions: [[...numbers.slice(1), tools]], added: [edited] })
  await worker.terminate()
  return { whole, edit }
}

/** 300 tools and 200 questions, once and after an edit, so many times. */
export async function overlapResults(folder, rounds, bytes) {
  const { task } = await buildCore(path.join(folder, 'overlap'), {
    task: 'bench/overlap/overlap-task.ts',
  })
  const found = []
  for (let round = 0; round < rounds; round += 1)
    found.push(await measureOverlap(task, { tools: 300, questions: 200, bytes }))
  const name = 'overlap-300-tools-200-questions'
  return [
    { name, unit: 'ms', values: found.map(({ whole }) => whole), goal: { below: 1000 } },
    { name: `${name}-one-edit`, unit: 'ms', values: found.map(({ edit }) => edit) },
  ]
}
