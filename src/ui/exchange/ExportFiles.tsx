import '../../i18n/words/targets'
import { useMemo, useState } from 'react'
import { CodeLines, CodeView } from '../kit/CodeView'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import type { ExportFile } from './export-outcome'
import { ExportSize } from './ExportSize'
import { sourceLines } from './source-lines'

/** The file on screen, which is the one to copy; the first until another is chosen. */
export function useShownFile(
  files: readonly ExportFile[],
): readonly [ExportFile | undefined, (name: string) => void] {
  const [name, setName] = useState('')
  return [files.find((each) => each.name === name) ?? files[0], setName]
}

interface ExportFilesProps {
  readonly files: readonly ExportFile[]
  readonly file: ExportFile
  readonly onFile: (name: string) => void
}

/** A file of the export with its size, and a choice where there are several. */
export function ExportFiles({ files, file, onFile }: ExportFilesProps) {
  const t = useWords()
  return (
    <>
      {files.length > 1 && (
        <Segments
          look="export-seg"
          label={t('targets.files')}
          value={file.name}
          segments={files.map(({ name }) => ({ value: name, label: name }))}
          onChoose={onFile}
        />
      )}
      <div className="bar">
        <b className="file-name">{file.name}</b>
        <span className="grow" />
        <ExportSize text={file.text} />
      </div>
      {file.node ? <CodeView node={file.node} label={file.name} /> : <SourceView file={file} />}
    </>
  )
}

function SourceView({ file: { name, text, language } }: { file: ExportFile }) {
  const lines = useMemo(() => sourceLines(text, language ?? 'java'), [text, language])
  return <CodeLines lines={lines} label={name} />
}
