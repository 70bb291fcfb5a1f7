import { useState } from 'react'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { readableRecord, useDocument } from '../../state/document'
import { addedOf, type Place, type Start, started, type Take, takesOf } from './start'

/** The steps from "start from this" over what would be added to having it. */
export function useStart(onDone: () => void) {
  const [start, setStart] = useState<Start>()
  const [takeId, setTakeId] = useState('')
  const [place, setPlace] = useState<Place>('here')
  const [hasFailed, setFailed] = useState(false)
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const begin = (from: Start) => {
    setStart(from)
    setTakeId('')
    setFailed(false)
    setNames(namesHere())
  }
  const takes = start ? takesOf(start) : []
  const take = takes.find(({ id }) => id === takeId) ?? takes[0]
  const added = start && take ? addedOf(start, take, place, names) : []
  const preview = start &&
    take && {
      start,
      takes,
      take,
      onTake: ({ id }: Take) => setTakeId(id),
      place,
      onPlace: setPlace,
      added,
      names,
    }
  const confirm = async () => {
    if (!start || !take || !added.length) return
    const isDone = await started(start, added, place, take.title)
    if (isDone) onDone()
    else setFailed(true)
  }
  return {
    preview,
    hasFailed,
    count: added.length,
    place,
    begin,
    cancel: () => setStart(undefined),
    confirm: () => void confirm(),
  }
}

function namesHere(): ReadonlySet<string> {
  const state = useDocument.getState()
  const tools = state.set.tools.map(({ id }) => readingOf(readableRecord(state, id)!).tool)
  return new Set(tools.map(nameOf).filter(Boolean))
}
