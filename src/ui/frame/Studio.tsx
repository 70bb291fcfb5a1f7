import { type ReactNode, useState } from 'react'
import { Panel, PanelGroup, PanelResizeHandle } from 'react-resizable-panels'
import { useDocument } from '../../state/document'
import { sideTabChosen, paneChosen, useView, type Pane } from '../../state/view'
import type { WordKey } from '../../i18n/words'
import { Form } from '../form/Form'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { useWide } from '../kit/use-wide'
import { ToolList } from '../tool-set/ToolList'
import './frame.css'
import './side.css'
import { SidePane } from './SidePane'
import { TopBar, type TopBarActions } from './TopBar'

/** The studio: bar, tools, form, and the pane beside it. `notice` stands under the bar. */
export function Studio({
  actions,
  isWaiting,
  notice,
  startRow,
}: {
  actions: Omit<TopBarActions, 'onExport'>
  /** A set is on its way from storage; nothing of another one is shown meanwhile. */
  isWaiting: boolean
  notice?: ReactNode
  startRow?: ReactNode
}) {
  const t = useWords()
  const wide = useWide()
  const onExport = () => {
    sideTabChosen('export')
    paneChosen('side')
  }
  return (
    <div className="app">
      <a className="skip" href="#form">
        {t('frame.skipToForm')}
      </a>
      <TopBar {...actions} onExport={onExport} />
      {notice}
      {isWaiting ? (
        <div className="panes" />
      ) : wide ? (
        <WidePanes startRow={startRow} />
      ) : (
        <NarrowPanes startRow={startRow} />
      )}
    </div>
  )
}

function FormPane({ startRow }: { startRow: ReactNode }) {
  const t = useWords()
  const selected = useDocument((state) => state.selected)
  return (
    // Another tool's form is another scroller, and starts at its beginning.
    <main key={selected} className="form" id="form" tabIndex={-1} aria-label={t('frame.form')}>
      {selected ? <Form id={selected} startRow={startRow} /> : <NoTool />}
    </main>
  )
}

function NoTool() {
  const t = useWords()
  return <p className="empty">{t('frame.noTools')}</p>
}

/** The widths of the design, in pixels, as the shares of the window that the panes are kept in. */
const shareOf = (pixels: number): number => (pixels / window.innerWidth) * 100

function WidePanes({ startRow }: { startRow: ReactNode }) {
  const t = useWords()
  const isWide = useView((state) => state.benchIsWide && state.sideTab === 'bench')
  return (
    <PanelGroup
      className="panes"
      direction="horizontal"
      autoSaveId="toolwright.panes"
      storage={paneStorage}
    >
      <Panel id="list" order={1} defaultSize={shareOf(256)} minSize={shareOf(200)} maxSize={30}>
        <ToolList />
      </Panel>
      <PanelResizeHandle className="divider" aria-label={t('frame.resize')} />
      {!isWide && (
        <>
          <Panel id="form" order={2} minSize={shareOf(400)}>
            <FormPane startRow={startRow} />
          </Panel>
          <PanelResizeHandle className="divider" aria-label={t('frame.resize')} />
        </>
      )}
      <Panel
        id="side"
        order={3}
        defaultSize={isWide ? 100 - shareOf(256) : shareOf(448)}
        minSize={shareOf(320)}
        maxSize={isWide ? 100 : 55}
      >
        <SidePane />
      </Panel>
    </PanelGroup>
  )
}

/** Storage may be refused by the browser; then the panes start at their own widths. */
const paneStorage = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string) => void attempt(() => localStorage.setItem(key, value)),
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const panes: readonly { readonly id: Pane; readonly words: WordKey; readonly icon: IconName }[] = [
  { id: 'list', words: 'frame.paneTools', icon: 'list' },
  { id: 'form', words: 'frame.paneForm', icon: 'form' },
  { id: 'side', words: 'frame.paneSide', icon: 'code' },
]

function NarrowPanes({ startRow }: { startRow: ReactNode }) {
  const t = useWords()
  const pane = useView((state) => state.pane)
  // The side pane is costly to build: once shown it stays, unseen.
  const [sideSeen, setSideSeen] = useState(pane === 'side')
  if (pane === 'side' && !sideSeen) setSideSeen(true)
  return (
    <>
      <div className="pane" hidden={pane !== 'list'}>
        <ToolList />
      </div>
      <div className="pane" hidden={pane !== 'form'}>
        <FormPane startRow={startRow} />
      </div>
      {sideSeen && (
        <div className="pane" hidden={pane !== 'side'}>
          <SidePane />
        </div>
      )}
      <nav className="switch" aria-label={t('frame.more')}>
        {panes.map(({ id, words, icon }) => (
          <button key={id} type="button" aria-pressed={pane === id} onClick={() => paneChosen(id)}>
            <Icon name={icon} />
            {t(words)}
          </button>
        ))}
      </nav>
    </>
  )
}
