/** Verbs by the job they are, in the base form: what reads, what writes, what takes away. */
export const JOB_VERBS: ReadonlyMap<string, Job> = new Map(
  (
    [
      ['read', 'get list read view query search find show retrieve fetch browse'],
      [
        'write',
        'create add update edit modify insert set rename move send write upload submit change publish post grant',
      ],
      ['remove', 'delete remove cancel archive purge unpublish revoke'],
    ] as const
  ).flatMap(([job, words]) => words.split(' ').map((word): [string, Job] => [word, job])),
)

export type Job = 'read' | 'write' | 'remove'

/** Pairs that are one thing with two ends, or one action that does what is missing. */
export const ONE_JOB_PAIRS: ReadonlySet<string> = new Set([
  'add remove',
  'set remove',
  'set delete',
  'find create',
  'get create',
  'retrieve create',
  'fetch create',
  'search create',
  'show set',
  'list add',
  'send cancel',
  'submit cancel',
  'publish unpublish',
  'grant revoke',
])

const VERB = `(?:${[...JOB_VERBS.keys()].join('|')}|updat|creat|writ|revok|mov|delet|remov|renam|retriev|brows|archiv|purg|chang|edit|querie)(?:s|es|ing)?`
const BETWEEN = String.raw`(?:\s*[,/|&]\s*(?:and |or |and\/or )?| and | or | and\/or )`

/** Verbs of jobs one after the other with nothing but commas and conjunctions between. */
export const VERB_LIST_EN = new RegExp(String.raw`\b${VERB}(?:${BETWEEN}${VERB}\b)+`, 'gi')

/** In front of such a list it is no list of what the tool does. */
export const NOT_OWN_JOBS_BEFORE =
  /(?:\b(?:not|never|cannot|can't|without|before|after|when|whenever|if|permissions?|rights?|access|allowed|able|who|that|which|event|events|trigger|triggers|instead|prevents?|neither|rejects?|used? (?:this )?for|role|roles|scope|scopes|need|needs|and then|be|been|was|were|is|are|for|of|[a-z]+_|--?)\b[^.;:()]{0,40}|\b(?:modify|changes?|edits?|updates?|undo\w*)\b[^.;:]{0,40}|[a-z]_|[-_'"`]|\b(?:agents?|members?|owners?|guests?|admins?) can |\bper-[a-z]+ \W?\w+\W? \()$/i

/** What has to stand in front of a list of gerunds for it to be what the tool does. */
export const GERUNDS_BEFORE = /(?:\bsupports?|\btools? for|\ballows|\benables|\bused for|^for) $/i

/** Behind it, it is a noun: read and write operations. */
export const NOUN_BEHIND =
  /^\s*(?:operations? (?:are|is)|access|permissions?|requests?|events?|rights?|scopes?|time|timestamps?|dates?|methods?|hooks?|tools?|calls?|the file|endpoints?|[a-z]*_|=|["'`])/i

const ZH_VERBS: Readonly<Record<Job, string>> = {
  read: '查询|查看|获取|搜索|检索|列出|读取|查找|浏览',
  write: '新增|新建|创建|添加|增加|修改|更新|编辑|设置|写入|发送|提交|上传|发布',
  remove: '删除|移除|取消|撤销|清除|归档',
}

const ZH_VERB = `(?:${Object.values(ZH_VERBS).join('|')})`

export const VERB_LIST_ZH = new RegExp(
  `${ZH_VERB}(?:(?:、|，|,|/|或者?|和|与|及|以及)(?:或者?|和|以及)?${ZH_VERB})+`,
  'g',
)

export const jobOfChinese = (verb: string): Job =>
  (Object.keys(ZH_VERBS) as Job[]).find((job) => ZH_VERBS[job].split('|').includes(verb)) ?? 'read'

export const ZH_VERB_EACH = new RegExp(ZH_VERB, 'g')

export const ONE_JOB_PAIR_ZH =
  /^(?:添加|增加|设置).{1,3}(?:移除|删除|取消|清除)$|^(?:获取|查找|查询|搜索)或者?(?:创建|新建)$/

export const NOT_OWN_JOBS_BEFORE_ZH =
  /(?:不|不会|不能|不可|不支持|无法|禁止|勿|不得|未|无需|权限|有权|允许|如需|若需|若要|如果|当|时|后|前|请用|请使用|改用|用户)[^。；，]{0,8}$/
export const NOUN_BEHIND_ZH =
  /^(?:权限|记录|操作(?:日志|记录|人)|时间|日志|事件|接口请|工具|请求|人|者|时|前|后|量|数|的权限)/

/** All four jobs in one word. */
export const CRUD = /\bCRUD\b|增删改查|增删查改|增刪改查|增删改|增改删查/i
