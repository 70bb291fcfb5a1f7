const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Parameters that choose what a tool does, as `snakeName` writes them. */
export const CHOOSES_ACTION =
  /^(?:\w+_)?(?:action|operation|操作|动作)(?:_?(?:type|name|kind|类型))?$|^(?:op|act|verb|操作类型|动作类型)$/

/** Names that may choose an action, where their values say so. */
export const MAY_CHOOSE_ACTION = /^(?:method|mode|task|command|cmd|(?:query|request|task)_type)$/

/** Words of a name that say no more than "does several things". */
export const NO_OBJECT = set(
  `manage manages manager management handle handler handles process execute perform do run operate operation operations
   control controller admin administration crud use maintain maintenance action actions tool tools service services api editor updater call dispatch`,
)

/** Actions that only read; other verbs of reading may change something when they stand alone. */
export const ONLY_READS = set(
  `get list search find fetch read show view query check describe count download export preview lookup retrieve browse
   inspect status info detail details history compare validate verify calculate estimate info`,
)

/** Actions after which something is gone or paid. */
export const HARD_TO_UNDO = set(
  'delete remove destroy drop purge erase wipe clear terminate refund pay charge transfer uninstall revoke truncate',
)

/** Actions that give many, that make something new, and that change what is there. */
export const GIVES_MANY = set('list search query find browse export count filter')
export const MAKES_NEW = set('create add new insert register post make')
export const CHANGES_IT = set('update edit modify set patch change put replace save rename')

/** Parameters by what they are for, as `snakeName` writes them. */
export const IS_DATA =
  /^(?:data|fields?|payload|values?|attributes|body|record|content|input|changes|patch|props|properties|updates?|new_\w+|details)$/
export const IS_FOR_MANY =
  /^(?:query|q|keywords?|filters?|where|limit|page|page_\w+|per_page|offset|cursor|sort|sort_\w+|order_by|search\w*|top_k|max_results)$/

/** Chinese names of actions, and the verbs that names are made of. */
export const ACTION_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    查询: 'get',
    查看: 'get',
    获取: 'get',
    读取: 'get',
    列表: 'list',
    列出: 'list',
    搜索: 'search',
    新建: 'create',
    创建: 'create',
    新增: 'create',
    添加: 'add',
    增加: 'add',
    修改: 'update',
    更新: 'update',
    编辑: 'edit',
    删除: 'delete',
    移除: 'remove',
    取消: 'cancel',
    提交: 'submit',
    发送: 'send',
    审批: 'approve',
    启动: 'start',
    停止: 'stop',
    导出: 'export',
  }),
)

/** How a Chinese sentence says the verb of an action. */
export const ACTION_IN_CHINESE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    get: '查询',
    read: '查询',
    fetch: '查询',
    view: '查看',
    show: '查看',
    list: '列出',
    search: '搜索',
    query: '查询',
    find: '查找',
    export: '导出',
    check: '检查',
    create: '创建',
    add: '添加',
    insert: '新增',
    new: '新建',
    update: '更新',
    edit: '编辑',
    modify: '修改',
    set: '设置',
    save: '保存',
    rename: '重命名',
    delete: '删除',
    remove: '移除',
    cancel: '取消',
    submit: '提交',
    send: '发送',
    approve: '审批',
    reject: '驳回',
    start: '启动',
    stop: '停止',
    enable: '启用',
    disable: '停用',
    archive: '归档',
    restore: '恢复',
    publish: '发布',
    move: '移动',
    copy: '复制',
  }),
)
