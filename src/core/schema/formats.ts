/** Whether a text surely is not of a format; formats that are not here are not judged. */
export function breaksFormat(text: string, format: string): boolean {
  const holds = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined
  return holds !== undefined && !holds(text)
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/i

const isDay = (text: string): boolean => {
  const hit = DAY.exec(text)
  if (!hit) return false
  const [year, month, day] = [Number(hit[1]), Number(hit[2]), Number(hit[3])]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}

const isIpv6 = (text: string): boolean => {
  const halves = text.split('::')
  const groups = text.split(':').filter((group) => group !== '')
  if (halves.length > 2 || !/^[0-9a-f:.]+$/i.test(text)) return false
  const last = groups.at(-1) ?? ''
  const count = groups.length + (last.includes('.') ? 1 : 0)
  const isFull = groups.every(
    (group, i) =>
      /^[0-9a-f]{1,4}$/i.test(group) || (i === groups.length - 1 && FORMATS.ipv4!(group)),
  )
  return isFull && (halves.length === 2 ? count <= 7 : count === 8)
}

/** What stands in the text for something else, such as a template's slot, is not judged. */
const isSlot = (text: string): boolean => /[<{[$]/.test(text)

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  time: (text) => TIME.test(text),
  'date-time': (text) =>
    isDay(text.slice(0, 10)) && /^[t ]/i.test(text[10] ?? '') && TIME.test(text.slice(11)),
  duration: (text) =>
    /^P(?=.)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?)$/.test(text),
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  'idn-email': (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  uri: (text) => /^[a-z][a-z0-9+.-]*:\S*$/i.test(text) || isSlot(text),
  url: (text) => /^[a-z][a-z0-9+.-]*:\S*$/i.test(text) || isSlot(text),
  uuid: (text) => /^(urn:uuid:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  ipv4: (text) => /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/.test(text),
  ipv6: isIpv6,
}
