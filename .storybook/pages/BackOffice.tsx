import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Checkbox } from '@lattice/ui/Checkbox';
import { DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Frame, useSizeClass } from '@lattice/ui/Frame';
import { Icon } from '@lattice/ui/Icon';
import { Pagination } from '@lattice/ui/Pagination';
import { Select } from '@lattice/ui/Select';
import { SideBar, type MenuNode } from '@lattice/ui/SideBar';
import { Switch } from '@lattice/ui/Switch';
import { Tag } from '@lattice/ui/Tag';
import { TagBar } from '@lattice/ui/TagBar';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { softTones, type Tone } from '@lattice/ui/theme/tones';
import { BarButton, TopBar } from '@lattice/ui/TopBar';
import {
  Bell,
  Home,
  LayoutGrid,
  Lock,
  type LucideIcon,
  MapPinned,
  Palette,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import * as css from './BackOffice.css.ts';
import { residentColumns, residents, type SampleResident } from './residents.ts';

export interface BackOfficeProps {
  /** Keeps to the height of its parent; default false, the window. */
  isFramed?: boolean;
}

const menu: MenuNode[] = [
  { id: 'home', label: '首页', icon: Home, href: '#/' },
  { id: 'grid', label: '网格管理', icon: LayoutGrid, children: [{ id: 'area', label: '网格划分', href: '#/area' }] },
  {
    id: 'people',
    label: '人口管理',
    icon: Users,
    children: [
      { id: 'resident', label: '居民登记', href: '#/resident' },
      { id: 'key', label: '重点人员', href: '#/key' },
      { id: 'visit', label: '走访记录', href: '#/visit' },
    ],
  },
  { id: 'event', label: '事件处置', icon: ScrollText, href: '#/event' },
  { id: 'safety', label: '平安建设', icon: ShieldCheck, href: '#/safety' },
  { id: 'map', label: '一张图', icon: MapPinned, href: '#/map' },
  { id: 'system', label: '系统管理', icon: Settings, children: [{ id: 'dict', label: '字典管理', href: '#/dict' }] },
];
const tags = [
  { key: 'home', label: '首页', isPinned: true },
  { key: 'resident', label: '居民登记' },
  { key: 'event', label: '事件处置', isDirty: true },
  { key: 'dict', label: '字典管理' },
];
const figures: [label: string, count: string, tone: Tone, icon: LucideIcon][] = [
  ['常住人口', '12,830', 'accent', Users],
  ['已核实', '11,962', 'success', ShieldCheck],
  ['待处置事件', '27', 'warning', ScrollText],
  ['超期未办', '3', 'critical', Bell],
];
const levels = [
  { value: '1', label: '一级' },
  { value: '2', label: '二级' },
];
const actions = () => [
  { id: 'view', label: '查看' },
  { id: 'edit', label: '编辑' },
  { id: 'remove', label: '删除', tone: 'critical' as const },
];
const idOf = (row: SampleResident) => row.id;
const nothing = () => undefined;
const calls = {
  onSelect: nothing,
  onClose: nothing,
  onCloseOthers: nothing,
  onCloseLeft: nothing,
  onCloseRight: nothing,
  onCloseAll: nothing,
  onRefresh: nothing,
  onClearCache: nothing,
  onPin: nothing,
  onMove: nothing,
};
const tools = [
  ['搜索', Search],
  ['通知', Bell],
  ['锁屏', Lock],
  ['主题', Palette],
] as const;

/** A whole back-office screen: bars, numbers, search, list, form and a dialog, drawn in the theme around it. */
export function BackOffice({ isFramed = false }: BackOfficeProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']));
  const [name, setName] = useState('');
  const [level, setLevel] = useState('1');
  const [isKey, setKey] = useState(true);
  const [isAgreed, setAgreed] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const size = useSizeClass();
  const variant = isFramed || size === 'laptop' || size === 'desktop' ? 'wide' : 'drawer';
  return (
    <div className={css.screen} data-framed={isFramed || undefined}>
      <Frame
        topBar={
          <TopBar
            logo={<Icon of={LayoutGrid} size={26} />}
            name={{ text: '乡镇网格化社会治理平台', lang: 'zh-CN' }}
            otherName={{ text: 'Township Grid Governance', lang: 'en' }}
            homeHref="#/"
            user={{ name: '张三' }}
            menu={variant}
            onToggleMenu={nothing}
            onSignOut={async () => undefined}
            tools={tools.map(([label, picture]) => (
              <BarButton key={label} label={label}>
                <Icon of={picture} size="18px" />
              </BarButton>
            ))}
          />
        }
        sideBar={<SideBar items={menu} current="resident" variant={variant} onNavigate={nothing} />}
        tagBar={<TagBar tags={tags} active="resident" {...calls} />}
      >
        <Breadcrumb
          items={[{ label: '首页', href: '#/' }, { label: '人口管理' }, { label: '居民登记' }]}
          onNavigate={nothing}
        />
        <div className={css.page}>
          <div className={css.figures}>
            {figures.map(([label, count, tone, Picture]) => (
              <Card key={label}>
                <div className={css.figure}>
                  <span className={css.mark} style={softTones[tone]}>
                    <Picture size={20} aria-hidden />
                  </span>
                  <div>
                    <div className={css.number}>{count}</div>
                    <Text size="small" tone="muted">
                      {label}
                    </Text>
                  </div>
                </div>
              </Card>
            ))}
          </div>
          <Card>
            <div className={css.search}>
              <TextField label="姓名" value={name} onChange={setName} isCompact placeholder="请输入姓名" />
              <Select label="风险等级" value={level} onChange={setLevel} options={levels} isCompact />
              <TextField label="联系电话" value="" onChange={nothing} isCompact />
              <div className={css.buttons}>
                <Button variant="primary">查询</Button>
                <Button>清空</Button>
              </div>
            </div>
          </Card>
          <div className={css.work}>
            <Card
              title="居民登记"
              actions={
                <div className={css.buttons}>
                  <Button variant="primary" size="small">
                    新增
                  </Button>
                  <Button size="small">导出</Button>
                  <Button size="small" variant="critical" onPress={() => setOpen(true)}>
                    批量删除
                  </Button>
                </div>
              }
            >
              <div className={css.list}>
                <DataTable
                  label="居民"
                  columns={residentColumns}
                  rows={residents}
                  getRowId={idOf}
                  selected={selected}
                  onSelectedChange={setSelected}
                  actions={actions}
                  onAction={nothing}
                  onToggle={nothing}
                />
              </div>
              <Pagination page={2} size={10} total={1283} onChange={nothing} />
            </Card>
            <Card title="登记走访">
              <div className={css.form}>
                <TextField label="走访对象" value="王建国" onChange={nothing} isRequired />
                <TextField label="联系电话" value="1390" onChange={nothing} errorMessage="手机号码长度不为11位" />
                <Switch label="是否重点" value={isKey} onChange={setKey} />
                <Checkbox label="已当面核实" value={isAgreed} onChange={setAgreed} />
                <div className={css.buttons}>
                  <Tag tone="accent">走访</Tag>
                  <Tag tone="success">已核实</Tag>
                  <Tag tone="warning">待核实</Tag>
                  <Tag tone="critical">失联</Tag>
                  <Tag>已注销</Tag>
                </div>
                <p>
                  <a href="#record" style={{ color: 'var(--lt-color-accentText)' }}>
                    查看往年记录
                  </a>
                </p>
                <div className={css.buttons}>
                  <Button variant="primary">保存</Button>
                  <Button isDisabled>提交</Button>
                  <Button variant="quiet">取消</Button>
                </div>
              </div>
            </Card>
          </div>
        </div>
      </Frame>
      <Dialog
        title="删除 王建国 等 2 人？"
        isOpen={isOpen}
        onOpenChange={setOpen}
        width={420}
        role="alertdialog"
        footer={
          <>
            <Button onPress={() => setOpen(false)}>取消</Button>
            <Button variant="critical" onPress={() => setOpen(false)}>
              删除
            </Button>
          </>
        }
      >
        删除后可在回收站中恢复。
      </Dialog>
    </div>
  );
}
