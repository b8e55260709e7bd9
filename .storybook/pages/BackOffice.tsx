import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Checkbox } from '@lattice/ui/Checkbox';
import { DataTable } from '@lattice/ui/DataTable';
import { Dialog } from '@lattice/ui/Dialog';
import { Pagination } from '@lattice/ui/Pagination';
import { Select } from '@lattice/ui/Select';
import { Switch } from '@lattice/ui/Switch';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { softTones, type Tone } from '@lattice/ui/theme/tones';
import { Bell, ChevronDown, Home, LayoutGrid, Lock, type LucideIcon, MapPinned, Palette, ScrollText, Search, Settings, ShieldCheck, Users, X } from 'lucide-react';
import { useState } from 'react';
import * as css from './BackOffice.css.ts';
import { residentColumns, residents, type SampleResident } from './residents.ts';

/** Props of BackOffice. */
export interface BackOfficeProps {
  /** Keeps to the height of its parent; default false, the window. */
  isFramed?: boolean;
}

const menu: [label: string, icon: LucideIcon | undefined, state?: 'open' | 'current'][] = [
  ['首页', Home], ['网格管理', LayoutGrid], ['人口管理', Users, 'open'], ['居民登记', undefined, 'current'], ['重点人员', undefined], ['走访记录', undefined], ['事件处置', ScrollText], ['平安建设', ShieldCheck], ['一张图', MapPinned], ['系统管理', Settings],
];
const figures: [label: string, count: string, tone: Tone, icon: LucideIcon][] = [['常住人口', '12,830', 'accent', Users], ['已核实', '11,962', 'success', ShieldCheck], ['待处置事件', '27', 'warning', ScrollText], ['超期未办', '3', 'critical', Bell]];
const levels = [{ value: '1', label: '一级' }, { value: '2', label: '二级' }];
const actions = () => [{ id: 'view', label: '查看' }, { id: 'edit', label: '编辑' }, { id: 'remove', label: '删除', tone: 'critical' as const }];
const idOf = (row: SampleResident) => row.id;
const nothing = () => undefined;

/** A whole back-office screen: bars, numbers, search, list, form and a dialog, drawn in the theme around it. */
export function BackOffice({ isFramed = false }: BackOfficeProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']));
  const [name, setName] = useState('');
  const [level, setLevel] = useState('1');
  const [isKey, setKey] = useState(true);
  const [isAgreed, setAgreed] = useState(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.screen} data-framed={isFramed || undefined}>
      <header className={css.topbar}>
        <span className={css.brand}><LayoutGrid size={22} aria-hidden />乡镇网格化社会治理平台</span>
        {([['搜索', Search], ['通知', Bell], ['锁屏', Lock], ['主题', Palette]] as const).map(([label, Picture]) => <button key={label} type="button" className={css.tool} aria-label={label}><Picture size={18} aria-hidden /></button>)}
        <span>张三</span>
      </header>
      <nav className={css.sidebar} aria-label={isFramed ? undefined : '主菜单'}>
        <div className={css.entries}>
          {menu.map(([label, Picture, state]) => (
            <a key={label} href="#menu" className={`${css.entry} ${Picture ? '' : css.below}`} data-open={state === 'open' || undefined} aria-current={state === 'current' ? 'page' : undefined}>
              {Picture && <Picture size={16} aria-hidden />}{label}{state === 'open' && <ChevronDown size={14} aria-hidden style={{ marginInlineStart: 'auto' }} />}
            </a>
          ))}
        </div>
      </nav>
      <div className={css.tagbar}>
        {['首页', '居民登记', '事件处置', '字典管理'].map((label, at) => <a key={label} href="#tag" className={css.tab} aria-current={at === 1 ? 'page' : undefined}>{label}{at > 0 && <X size={12} aria-hidden />}</a>)}
      </div>
      <main className={css.page}>
        <div className={css.figures}>
          {figures.map(([label, count, tone, Picture]) => (
            <Card key={label}><div className={css.figure}><span className={css.mark} style={softTones[tone]}><Picture size={20} aria-hidden /></span><div><div className={css.number}>{count}</div><Text size="small" tone="muted">{label}</Text></div></div></Card>
          ))}
        </div>
        <Card>
          <div className={css.search}>
            <TextField label="姓名" value={name} onChange={setName} isCompact placeholder="请输入姓名" />
            <Select label="风险等级" value={level} onChange={setLevel} options={levels} isCompact />
            <TextField label="联系电话" value="" onChange={nothing} isCompact />
            <div className={css.buttons}><Button variant="primary">查询</Button><Button>清空</Button></div>
          </div>
        </Card>
        <div className={css.work}>
          <Card title="居民登记" actions={<div className={css.buttons}><Button variant="primary" size="small">新增</Button><Button size="small">导出</Button><Button size="small" variant="critical" onPress={() => setOpen(true)}>批量删除</Button></div>}>
            <div className={css.list}><DataTable label="居民" columns={residentColumns} rows={residents} getRowId={idOf} selected={selected} onSelectedChange={setSelected} actions={actions} onAction={nothing} onToggle={nothing} /></div>
            <Pagination page={2} size={10} total={1283} onChange={nothing} />
          </Card>
          <Card title="登记走访">
            <div className={css.form}>
              <TextField label="走访对象" value="王建国" onChange={nothing} isRequired />
              <TextField label="联系电话" value="1390" onChange={nothing} errorMessage="手机号码长度不为11位" />
              <Switch label="是否重点" value={isKey} onChange={setKey} />
              <Checkbox label="已当面核实" value={isAgreed} onChange={setAgreed} />
              <div className={css.buttons}><Tag tone="accent">走访</Tag><Tag tone="success">已核实</Tag><Tag tone="warning">待核实</Tag><Tag tone="critical">失联</Tag><Tag>已注销</Tag></div>
              <p><a href="#record" style={{ color: 'var(--lt-color-accentText)' }}>查看往年记录</a></p>
              <div className={css.buttons}><Button variant="primary">保存</Button><Button isDisabled>提交</Button><Button variant="quiet">取消</Button></div>
            </div>
          </Card>
        </div>
      </main>
      <Dialog title="删除 王建国 等 2 人？" isOpen={isOpen} onOpenChange={setOpen} width={420} role="alertdialog" footer={<><Button onPress={() => setOpen(false)}>取消</Button><Button variant="critical" onPress={() => setOpen(false)}>删除</Button></>}>删除后可在回收站中恢复。</Dialog>
    </div>
  );
}
