import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { onSignal, type SignalSource } from './signals'

function fake() {
  const events = new EventEmitter()
  const told: string[] = []
  const source = Object.assign(events, {
    pid: 7,
    kill: (pid: number, signal: string) => told.push(`${signal} ${pid}`),
  }) as unknown as SignalSource
  const held = onSignal(
    () => told.push('stop'),
    () => told.push('kill'),
    source,
  )
  return { events, told, held }
}

describe('a signal', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s stops us, and ends us afterwards', (name) => {
    const { events, told, held } = fake()
    events.emit(name, name)
    expect(told).toEqual(['stop'])
    held.release()
    expect(told).toEqual(['stop', `${name} 7`])
    expect(events.eventNames()).toEqual([])
  })

  it('given twice lets nothing live on', () => {
    const { events, told } = fake()
    events.emit('SIGINT', 'SIGINT')
    events.emit('SIGINT', 'SIGINT')
    expect(told).toContain('kill')
  })

  it('is not needed: an end in the middle lets nothing live on either', () => {
    const { events, told, held } = fake()
    events.emit('exit', 0)
    expect(told).toEqual(['kill'])
    held.release()
    expect(told).toEqual(['kill'])
  })
})
