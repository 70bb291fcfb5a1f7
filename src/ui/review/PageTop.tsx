import { type ReactNode, useEffect } from 'react'
import { Mark } from '../frame/Mark'
import { LanguageSwitch } from '../kit/LanguageSwitch'
import { ThemeSwitch } from '../kit/ThemeSwitch'

/** The bar over a page for readers, which also names the page in the browser's tab. */
export function PageTop({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} – Toolwright`
    return () => {
      document.title = before
    }
  }, [title])
  return (
    <header className="ptop">
      <div className="wrap">
        <Mark />
        <b className="brand">Toolwright</b>
        <span className="grow" />
        <span className="in-row">
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        {children}
      </div>
    </header>
  )
}
