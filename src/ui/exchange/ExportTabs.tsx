import '../../i18n/words/policy'
import '../../i18n/words/targets'
import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useMemo, useRef } from 'react'
import { extraTargetChosen, type ExportChoice, focusWish } from '../targets/chosen-target'
import type { Target } from '../targets/target'
import { FRAMEWORKS, MAIN_VENDORS, POLICY, VENDORS } from '../targets/target-list'
import { usePhone } from '../targets/use-phone'
import { Icon } from '../kit/Icon'
import { MenuButton, type MenuItem } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { tabsThatFit } from './tabs-that-fit'
import { useWidth } from './use-width'

const MAIN: readonly Target[] = VENDORS.slice(0, MAIN_VENDORS)
const OTHERS: readonly Target[] = [...VENDORS.slice(MAIN_VENDORS), ...FRAMEWORKS, POLICY]

/** A tab per vendor, as many as there is room for, and all others in a menu. */
export function ExportTabs({ choice: { target, extra } }: { choice: ExportChoice }) {
  const t = useWords()
  const row = useRef<HTMLDivElement>(null)
  const room = useWidth(row)
  const phone = usePhone()
  const tabs = useMemo(
    () => tabsThatFit(MAIN, OTHERS, [target, extra, POLICY.key], room, phone),
    [target, extra, room, phone],
  )
  useEffect(() => {
    if (!focusWish.get()) return
    focusWish.set(false)
    row.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  })
  const label = ({ kind, name }: Target) => (kind === 'policy' ? t('policy.tab') : name)
  const item = (each: Target): MenuItem => ({
    id: each.key,
    label: label(each),
    onChoose: () => extraTargetChosen(each.key),
  })
  const rest = VENDORS.filter((each) => !tabs.includes(each))
  const code = FRAMEWORKS.filter((each) => !tabs.includes(each))
  const items = [
    ...rest.map(item),
    ...(code.length ? [{ id: ' code', label: t('targets.sourceCode') }, ...code.map(item)] : []),
    ...(tabs.includes(POLICY)
      ? []
      : [{ id: ' host', label: t('policy.forPlatforms') }, item(POLICY)]),
  ]
  return (
    <div className="dial" ref={row}>
      <Tabs.List className="dial-tabs" aria-label={t('targets.choose')} activateOnFocus>
        {tabs.map((each) => (
          <Tabs.Tab key={each.key} value={each.key}>
            {label(each)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.length > 0 && (
        <MenuButton className="dial-more" label={t('targets.more')} items={items}>
          {t('targets.more')}
          <Icon name="down" small />
        </MenuButton>
      )}
    </div>
  )
}
