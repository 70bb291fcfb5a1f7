import '../../i18n/words/toolset'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import './group.css'
import { listDialog } from './list-dialog'
import type { ListLine } from './list-lines'
import { toolsSelected } from './selection'
import { useDropTarget } from './tool-drag'

/** The heading of a namespace: opens and closes it, and what can be done with all of its tools. */
export default function GroupHead({
  group: { namespace, ids, isClosed },
  movable,
  onToggle,
}: {
  group: Extract<ListLine, { kind: 'group' }>
  movable: boolean
  onToggle: (namespace: string) => void
}) {
  const t = useWords()
  const drop = useDropTarget(t, ids[0] ?? '', () => namespace, 'before')
  const all = new Set(ids)
  const clear = () =>
    void import('./list-actions').then(({ giveNamespace }) => giveNamespace({ t, ids: all }, ''))
  return (
    <div className="group-head" {...(movable && drop)}>
      <h2>
        <button
          type="button"
          className="group-name"
          aria-expanded={!isClosed}
          // While filtering, all that matches is shown.
          onClick={() => movable && onToggle(namespace)}
        >
          <Icon name="down" small />
          <span>{namespace}</span>
          <span className="num quiet" aria-hidden="true">
            {ids.length}
          </span>
          <span className="sr">{t('toolset.groupSize', { count: ids.length })}</span>
        </button>
      </h2>
      <MenuButton
        label={t('toolset.groupMenu', { namespace })}
        className="btn icon s"
        items={[
          {
            id: 'rename',
            label: t('toolset.renameGroup'),
            icon: 'pencil',
            onChoose: () => listDialog.set({ about: 'namespace', ids: all }),
          },
          {
            id: 'select',
            label: t('toolset.selectGroup'),
            icon: 'tick',
            onChoose: () => toolsSelected(all, ids[0]),
          },
          { id: 'clear', label: t('toolset.clearGroup'), icon: 'close', onChoose: clear },
        ]}
      >
        <Icon name="more" small />
      </MenuButton>
    </div>
  )
}
