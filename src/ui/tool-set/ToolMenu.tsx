import type { JsonObject } from '../../core/json/node'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { useToolMenu } from './use-tool-menu'

/** The menu of the tool on screen. */
export default function ToolMenu({
  id,
  tool,
  name,
  movable,
}: {
  id: string
  tool: JsonObject | undefined
  name: string
  movable: boolean
}) {
  const t = useWords()
  return (
    <MenuButton
      label={t('frame.toolMenu', { name })}
      className="btn icon s tool-more"
      items={useToolMenu(id, tool, movable)}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
