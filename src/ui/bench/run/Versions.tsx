import '../../../i18n/words/bench-run'
import { useId, useMemo, useState } from 'react'
import { toolsIn } from '../../../core/bench/runs/arm'
import { templateVersions } from '../../../core/bench/demonstration/template-versions'
import { readVersions } from '../../../core/diff/version'
import type { LinkProblem } from '../../../core/share/decode-link'
import { currentTaken, useModelRun, versionAdded } from '../../../state/model-run'
import { useDocument } from '../../../state/document'
import { setAsTree } from '../../../state/review-notes'
import type { GivenVersion } from '../../compare/compare-request'
import { VersionChoice } from '../../compare/VersionChoice'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import type { RunPlan } from './use-run-plan'
import { VersionRow } from './VersionRow'

const GRADE_WORDS = { poor: 'benchRun.gradePoor', middling: 'benchRun.gradeMiddling' } as const

/** The versions that take part: the current one, and whatever it is to be compared with. */
export function Versions({ plan }: { plan: RunPlan }) {
  const t = useWords()
  const id = useId()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<GivenVersion>()
  const [problem, setProblem] = useState<LinkProblem | 'no-tool'>()
  const takesCurrent = useModelRun((state) => state.takesCurrent)
  const choose = (version: GivenVersion) => {
    const found = addVersion(version)
    setGiven(version)
    setProblem(found)
    setAdding(found !== undefined)
  }
  return (
    <section className="run-section" aria-labelledby={id}>
      <h4 id={id}>{t('benchRun.versions')}</h4>
      <p className="two">{t('benchRun.versionsLead')}</p>
      <ul className="run-versions">
        {plan.versions.map((version) => (
          <VersionRow key={version.arm.id} version={version} asked={plan.questions} />
        ))}
      </ul>
      <div className="acts">
        {!takesCurrent && (
          <button type="button" className="btn line s" onClick={() => currentTaken(true)}>
            <Icon name="plus" />
            {t('benchRun.addCurrent')}
          </button>
        )}
        <button
          type="button"
          className="btn line s"
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <Icon name="plus" />
          {t('benchRun.addVersion')}
        </button>
        <TemplateButtons />
      </div>
      {isAdding && (
        <div className="card">
          <VersionChoice given={given} problem={problem} onChoose={choose} />
        </div>
      )}
    </section>
  )
}

/** Adds what a text holds, or says why there is nothing in it. */
function addVersion({ name, text }: GivenVersion): LinkProblem | 'no-tool' | undefined {
  const read = readVersions(text)
  if (!read.ok) return read.problem
  const versions = read.versions.flatMap((version) => version ?? [])
  const found = versions.filter(({ tools }) => tools.length > 0)
  found.forEach(({ tools }, i) =>
    versionAdded({
      title: found.length > 1 ? `${name} ${i + 1}` : name,
      tools: tools.map(({ tool }) => tool),
    }),
  )
  return found.length === 0 ? 'no-tool' : undefined
}

/** A set of templates has poorer versions of itself at hand. */
function TemplateButtons() {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  const tree = setAsTree({ set, lastGood })
  const found = useMemo(() => templateVersions(toolsIn(tree)), [tree])
  return found.map(({ grade, tools, byHand }) => {
    const title = t('benchRun.addGrade', { grade: t(GRADE_WORDS[grade]) })
    return (
      <button
        key={grade}
        type="button"
        className="btn line s"
        onClick={() => versionAdded({ title, tools, known: byHand })}
      >
        <Icon name="plus" />
        {title}
      </button>
    )
  })
}
