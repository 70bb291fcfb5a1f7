import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { getIn, type JsonObject, type Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import { isSameList } from '../../core/same-list'
import { readableRecord, useDocument } from '../../state/document'
import { useHeld } from '../kit/use-held'
import { useWords } from '../kit/use-words'
import { whenIdle } from '../kit/when-idle'
import { DescriptionSection } from './DescriptionSection'
import { Findings } from './Findings'
import './form.css'
import './form-narrow.css'
import { type FormTool, FreshForm } from './form-context'
import { FormScope } from './FormScope'
import { KeptMembers } from './KeptMembers'
import { NameSection } from './NameSection'
import { ParametersSection } from './ParametersSection'
import { SectionBar, type SectionState } from './SectionBar'
import { sectionStates } from './section-states'
import { type Section, SECTION_MEMBERS, SECTIONS } from './sections'
import { useFormFindings } from './use-form-findings'
import { useFormEvents } from './use-form-events'
import { usePlaceRequests } from './use-place-requests'
import { useRowPaths } from './use-row-paths'
import { useSettledFindings } from './use-settled-findings'
import { useSharedFindings } from './use-shared-findings'
import { useSteadyCaret } from './use-steady-caret'

const TextErrorBanner = lazy(() => import('./TextErrorBanner'))
// What nobody must state is fetched after the fields that everybody fills in.
const ResultSection = lazy(() => import('./result/ResultSection'))
const ContractSection = lazy(() => import('./contract/ContractSection'))
const CallsSection = lazy(() => import('./calls/CallsSection'))

/** The members that have a section; the rest is kept as JSON. */
const SHOWN = SECTIONS.flatMap((section) => SECTION_MEMBERS[section])

/** The form of one tool: the bar of its sections, and its fields. */
export function Form({ id, startRow }: { id: string; startRow?: ReactNode }) {
  const t = useWords()
  const record = useDocument((state) => readableRecord(state, id))
  const isBroken = useDocument((state) => {
    const own = state.set.tools.find((each) => each.id === id)
    return own !== undefined && !readingOf(own).tool
  })
  const tool = record && readingOf(record).tool
  return (
    <>
      {isBroken && (
        <Suspense>
          <TextErrorBanner id={id} wasReadable={tool !== undefined} />
        </Suspense>
      )}
      {tool && record ? (
        <FormBody id={id} tool={tool} isBroken={isBroken} startRow={startRow} />
      ) : (
        !isBroken && <p className="empty">{t('form.noTool')}</p>
      )}
    </>
  )
}

function FormBody({
  id,
  tool,
  isBroken,
  startRow,
}: {
  id: string
  tool: JsonObject
  isBroken: boolean
  startRow: ReactNode
}) {
  const t = useWords()
  const body = useRef<HTMLDivElement>(null)
  const [newest, setNewest] = useState('')
  const found = useSettledFindings(useFormFindings(id))
  const findings = useHeld(
    useMemo(() => found.filter((finding) => !isToDo(tool, finding, newest)), [found, tool, newest]),
    isSameList,
  )
  const rows = useRowPaths(tool)
  const { byPlace, elsewhere } = useSharedFindings(findings, tool, rows)
  const onAdded = useCallback((path: Path) => setNewest(pointer(path)), [])
  const form = useMemo<FormTool>(
    () => ({ id, tool, newest, findings: byPlace, onAdded }),
    [id, tool, newest, byPlace, onAdded],
  )
  const states = useMemo(() => sectionStates(tool, findings), [tool, findings])
  const moved = useFormEvents(body, id)
  usePlaceRequests(body)
  useSteadyCaret(body, byPlace)
  useDetailsEarly()
  return (
    <FreshForm value={form}>
      <SectionBar states={useHeld(states, isSameStates)} body={body} />
      <div className="fbody" ref={body}>
        {startRow}
        <fieldset className="plain" disabled={isBroken} aria-label={t('form.fields')}>
          <FormScope>
            <NameSection />
            <Findings findings={elsewhere} />
            <DescriptionSection />
          </FormScope>
          <LaterSections />
          <FormScope>
            <KeptMembers path={[]} node={tool} known={SHOWN} />
          </FormScope>
        </fieldset>
        <p className="sr" role="status">
          {moved && t('form.movedTo', { name: moved.name, place: moved.place })}
        </p>
        <FindingCount count={findings.length} />
      </div>
    </FreshForm>
  )
}

const NAMES = SECTION_MEMBERS.name
const TEXTS = [...NAMES, ...SECTION_MEMBERS.description]

/** Typing a name draws none of these anew. */
const LaterSections = memo(function LaterSections() {
  return (
    <>
      <FormScope without={NAMES}>
        <ParametersSection />
        <Suspense>
          <ResultSection />
        </Suspense>
        <Suspense>
          <ContractSection />
        </Suspense>
      </FormScope>
      <FormScope without={TEXTS}>
        <Suspense>
          <CallsSection />
        </Suspense>
      </FormScope>
    </>
  )
})

/** What nobody has written yet in a fresh field is to do, not wrong; the checklist still lists it. */
function isToDo(tool: JsonObject, { path }: Finding, newest: string): boolean {
  if (getIn(tool, path)) return false
  return path[0] === 'description' || (newest !== '' && pointer(path).startsWith(newest + '/'))
}

/** Says that findings came or went, which happens after typing and may be out of sight. */
function FindingCount({ count }: { count: number }) {
  const t = useWords()
  const [first] = useState(count)
  return (
    <p className="sr" role="status">
      {count === first ? '' : t('form.findingCount', { count })}
    </p>
  )
}

/** The fields of open rows are fetched when the page has nothing better to do. */
function useDetailsEarly(): void {
  useEffect(() => {
    return whenIdle(() => void import('./ParameterTable').then(() => import('./ParameterDetails')))
  }, [])
}

type States = Readonly<Record<Section, SectionState>>

const isSameStates = (a: States, b: States): boolean =>
  SECTIONS.every((section) => a[section] === b[section])
