export function findBrowser(): string | undefined
export function provideBrowser(): string
export function launchArguments(): string[]
