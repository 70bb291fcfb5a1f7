import '../../../i18n/words/bench-run'
import { arr, member, num, obj, str } from '../../../core/json/node'
import { print } from '../../../core/json/print'
import { useDocument } from '../../../state/document'
import { useModelRun } from '../../../state/model-run'
import { powers } from '../../../state/powers'
import { setAsTree } from '../../../state/review-notes'
import { isLocalAddress } from '../../../core/share/local-address'
import { Icon } from '../../kit/Icon'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'
import { commandFiles, commandText, keyVariable } from './command-text'
import type { RunPlan } from './use-run-plan'

/** The same run from a terminal, for servers that refuse web pages and for continuous integration. */
export function CommandLine({ plan }: { plan: RunPlan }) {
  const t = useWords()
  const { form, others } = useModelRun()
  const { baseUrl } = plan.form
  if (baseUrl === undefined) return null
  const files = commandFiles(others.map(({ id }) => id))
  const isKeyNeeded = !isLocalAddress(baseUrl)
  const command = commandText(form, { baseUrl, wire: form.wire }, files, isKeyNeeded)
  const copy = () =>
    void powers()
      .copyText(command)
      .then((isCopied) => isCopied && toasted({ text: t('benchRun.copied') }))
  const save = () => {
    for (const { name, otherId } of files) {
      const other = others.find(({ id }) => id === otherId)
      const set = other
        ? obj([
            member('toolwright', num(1)),
            member('title', str(other.title)),
            member('tools', arr(other.tools)),
          ])
        : setAsTree(useDocument.getState())
      powers().saveFile(name, print(set) + '\n', 'application/json')
    }
  }
  return (
    <details className="run-section">
      <summary>{t('benchRun.command')}</summary>
      <p className="two">{t('benchRun.commandLead')}</p>
      <pre className="run-command mono" translate="no">
        {command}
      </pre>
      {isKeyNeeded && (
        <p className="quiet">{t('benchRun.commandKey', { name: keyVariable(baseUrl) })}</p>
      )}
      <div className="acts">
        <button type="button" className="btn line s" onClick={copy}>
          <Icon name="copy" />
          {t('benchRun.copyCommand')}
        </button>
        <button type="button" className="btn line s" onClick={save}>
          <Icon name="file" />
          {t('benchRun.saveFiles')}
        </button>
      </div>
    </details>
  )
}
