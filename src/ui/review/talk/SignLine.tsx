import '../../../i18n/words/reviewing'
import { use } from 'react'
import { namelessHash, setHash, toolHash } from '../../../core/review/meaning-hash'
import type { Signed } from '../../../core/review/review-state'
import { nameOf } from '../../../core/model/tool'
import { said, useReviewing } from '../../../state/reviewing'
import { useReviewer } from '../../../state/reviewer'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { type SignProps, SpotToolContext } from '../talk-parts'
import { keyOfSpot } from './spot-anchor'

/** Who vouches for a line of a checklist, or for a tool, and the button to do so. */
export function SignLine({ line, label }: SignProps) {
  const t = useWords()
  const of = use(SpotToolContext)
  const spot = line === undefined ? {} : { line }
  const me = useReviewer((state) => state.name)
  const signed = useReviewing((state) => state.signedAt.get(keyOfSpot(spot, of))) ?? []
  const own = signed.find(({ entry, isCurrent }) => isCurrent && entry.by === me)
  const sign = () => {
    const { set } = useReviewing.getState()
    const on = of ? { tool: nameOf(of.tool), body: namelessHash(of.tool), ...spot } : spot
    said({ kind: 'sign', on, of: of ? toolHash(of.tool) : setHash(set) })
  }
  return (
    <div className="sign">
      {signed.map((each) => (
        <SignedBy key={each.entry.id} signed={each} isMine={each === own} />
      ))}
      {own ? (
        <button
          type="button"
          className="link"
          aria-label={t('reviewing.signTakeBack', { line: label })}
          onClick={() => said({ kind: 'withdraw', to: own.entry.id })}
        >
          {t('reviewing.takeBack')}
        </button>
      ) : (
        <button
          type="button"
          className="btn s line"
          aria-label={t('reviewing.signOf', { line: label })}
          onClick={sign}
        >
          {t('reviewing.sign')}
        </button>
      )}
    </div>
  )
}

function SignedBy({ signed: { entry, isCurrent }, isMine }: { signed: Signed; isMine: boolean }) {
  const t = useWords()
  if (!isCurrent)
    return (
      <span className="sev todo">
        <Icon name="clock" />
        {t('reviewing.signedEarlier', { name: entry.by })}
      </span>
    )
  return (
    <span className="sev pass">
      <Icon name="tick" />
      {isMine ? t('reviewing.signedYou') : t('reviewing.signedBy', { name: entry.by })}
    </span>
  )
}
