import '../../i18n/words/toolset'
import { OF_SET, type ToolMention } from '../../core/authoring/set/tool-mentions'
import { placeName } from '../../core/dialects/place-of-loss'
import type { ToolRecord } from '../../core/model/tool-set'
import { Breakable } from '../kit/Breakable'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import { nameInList } from './row-facts'
import type { useRenaming } from './use-renaming'

/** The places of a set that say a tool's former name, by tool, each with what it would say. */
export function MentionList({
  preview: { mentions, renaming, isTicked, tick },
  records,
  to,
}: {
  preview: ReturnType<typeof useRenaming>
  records: readonly ToolRecord[]
  /** Empty while no new name is given. */
  to: string
}) {
  const t = useWords()
  if (mentions.length === 0) return null
  const tools = [...new Set(mentions.map(({ tool }) => tool))]
  return (
    <section className="mention-list">
      <p role="status">
        {t('toolset.mentions', {
          places: mentions.length,
          tools: tools.filter((tool) => tool !== OF_SET).length,
          name: renaming.from,
          to: to || '…',
        })}
      </p>
      {tools.map((tool) => (
        <fieldset key={tool} className="plain">
          <legend>
            <Breakable
              text={
                tool === OF_SET
                  ? t('toolset.setItself')
                  : nameInList(records[tool]!) || t('frame.newTool')
              }
            />
            {tool === renaming.index && <span className="quiet"> {t('toolset.ownText')}</span>}
          </legend>
          {mentions
            .filter((mention) => mention.tool === tool)
            .map((mention, i) => (
              <Checkbox key={i} checked={isTicked(mention)} onCheck={(on) => tick(mention, on)}>
                <Sentence mention={mention} to={to && mention.to} />
              </Checkbox>
            ))}
        </fieldset>
      ))}
    </section>
  )
}

/** A sentence as it reads, with what would take the name's place beside it. */
function Sentence({ mention, to }: { mention: ToolMention; to: string }) {
  const t = useWords()
  const { sentence, at, start, end, path, isSure } = mention
  const behind = at + end - start
  return (
    <span>
      <code className="quiet">{placeName(path)}</code>{' '}
      <span className="mention-text">
        {sentence.slice(0, at)}
        <del>{sentence.slice(at, behind)}</del> {to && <ins>{to}</ins>}
        {sentence.slice(behind)}
      </span>
      {!isSure && <span className="quiet"> ({t('toolset.perhaps')})</span>}
    </span>
  )
}
