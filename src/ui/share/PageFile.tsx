import '../../i18n/words/share'
import { useEffect, useMemo, useState } from 'react'
import { oneFilePage, type PageParts } from '../../core/share/one-file-page'
import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import './share.css'

/** A shared set as one file that opens without a studio: what it can do, how large it is, and the button. */
export function PageFile({ setText, title }: { setText: string; title: string }) {
  const t = useWords()
  const [parts, setParts] = useState<PageParts | 'failed'>()
  useEffect(() => {
    let isWanted = true
    void powers()
      .pageParts()
      .then((found) => isWanted && setParts(found ?? 'failed'))
    return () => {
      isWanted = false
    }
  }, [])
  const page = useMemo(
    () =>
      typeof parts === 'object'
        ? oneFilePage(parts, { setText, base: powers().shareBase().url })
        : undefined,
    [parts, setText],
  )
  const save = () => {
    if (page) powers().saveFile(fileNameOf(title, 'tools', 'review', 'html'), page, 'text/html')
  }
  return (
    <div className="page-file">
      <p>{t('share.pageWhat')}</p>
      <p role="status" className={parts === 'failed' ? 'error' : 'two'}>
        {parts === undefined && t('share.pageMaking')}
        {parts === 'failed' && t('share.pageFailed')}
        {page && t('share.pageSize', { size: Math.ceil(new Blob([page]).size / 1000) })}
      </p>
      <button type="button" className="btn line s" disabled={!page} onClick={save}>
        <Icon name="import" />
        {t('share.pageSave')}
      </button>
    </div>
  )
}
