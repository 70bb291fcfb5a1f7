import { Icon } from '../kit/Icon'

/** Nothing is known yet of what a call changes. */
export function NoEffect() {
  return (
    <span className="eff">
      <Icon name="todo" />
    </span>
  )
}
