import { icons, type IconName } from './icons'

/** A drawing beside words. Give a `label` only where no words stand beside it. */
export function Icon({ name, small, label }: { name: IconName; small?: boolean; label?: string }) {
  const hidden = label === undefined
  return (
    <svg
      className={small ? 'ic s' : 'ic'}
      viewBox="0 0 16 16"
      role={hidden ? undefined : 'img'}
      aria-hidden={hidden || undefined}
      aria-label={label}
      // The drawings are our own constants, never data.
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
