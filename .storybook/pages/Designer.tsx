import { BarChart } from '@lattice/ui/BarChart';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Checkbox } from '@lattice/ui/Checkbox';
import { HeatGrid } from '@lattice/ui/HeatGrid';
import { Pagination } from '@lattice/ui/Pagination';
import { Radio } from '@lattice/ui/Radio';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Switch } from '@lattice/ui/Switch';
import { Tag } from '@lattice/ui/Tag';
import { TextField } from '@lattice/ui/TextField';
import { chartRoles, divergeRoles, heatRoles } from '@lattice/ui/theme/chartRoles';
import type { ColorRole } from '@lattice/ui/theme/seeds';
import { vars } from '@lattice/ui/theme/vars.css';
import { useState } from 'react';
import * as css from './designer.css.ts';

const roles = Object.keys(vars.color) as ColorRole[];
const grids = ['一网格', '二网格', '三网格', '四网格'];
const kinds = ['矛盾', '安全', '环境', '民生', '治安', '交通', '消防', '其他'];
const series = kinds.map((label, at) => ({
  id: label,
  label,
  values: grids.map((name, index) => ({ key: name, label: name, value: 12 + ((at * 7 + index * 5) % 17) })),
}));
const changes = series.map((one) => ({
  ...one,
  values: one.values.map((value) => ({ ...value, value: value.value - 20 })),
}));
const groups = [
  { value: '1', label: '第一网格' },
  { value: '2', label: '第二网格' },
];
const nothing = () => undefined;

function Swatches({ roles: shown, label }: { roles: readonly ColorRole[]; label: string }) {
  return (
    <ul className={css.swatches} aria-label={label}>
      {shown.map((role) => (
        <li key={role}>
          <i style={{ background: vars.color[role] }} aria-hidden />
          {role}
        </li>
      ))}
    </ul>
  );
}

/** All tokens, chart palettes and control looks of the current theme. */
export function Designer() {
  const [group, setGroup] = useState('1');
  const [words, setWords] = useState('枫桥花园 3-2-501');
  const [isOn, setOn] = useState(true);
  const field = { value: group, onChange: setGroup };
  return (
    <Stack gap="lg">
      <Card title="颜色">
        <Swatches roles={roles} label="颜色" />
      </Card>
      <Card title="图表配色">
        <Stack gap="md">
          <Swatches roles={chartRoles} label="分类" />
          <Swatches roles={heatRoles} label="由少到多" />
          <Swatches roles={divergeRoles} label="两端" />
          <div className={css.charts}>
            <BarChart title="分类配色" unit="件" series={series} arrangement="stacked" />
            <BarChart title="分类配色，带纹理" unit="件" series={series} arrangement="stacked" isHatched />
            <HeatGrid title="由少到多的配色" unit="件" series={series} />
            <HeatGrid title="两端配色" unit="件" series={changes} middle={0} />
          </div>
        </Stack>
      </Card>
      <Card title="圆角、阴影、字重">
        <ul className={css.shapes}>
          {(['control', 'card', 'pill'] as const).map((name) => (
            <li key={name} style={{ borderRadius: vars.radius[name] }}>{`radius.${name}`}</li>
          ))}
          {(['card', 'overlay'] as const).map((name) => (
            <li key={name} style={{ boxShadow: vars.shadow[name], border: 0 }}>{`shadow.${name}`}</li>
          ))}
          <li style={{ fontWeight: vars.font.strong }}>font.strong</li>
          <li style={{ blockSize: vars.size.row }}>size.row</li>
          <li style={{ blockSize: vars.size.control }}>size.control</li>
        </ul>
      </Card>
      <Card title="控件">
        <Stack gap="md">
          <div className={css.line}>
            <Button variant="primary" onPress={nothing}>
              保存
            </Button>
            <Button onPress={nothing}>取消</Button>
            <Button variant="quiet" onPress={nothing}>
              更多
            </Button>
            <Button variant="critical" onPress={nothing}>
              删除
            </Button>
            <Button isDisabled onPress={nothing}>
              停用
            </Button>
            <Tag tone="success">在住</Tag>
            <Tag tone="warning">待核实</Tag>
            <Tag tone="critical">超期</Tag>
          </div>
          <div className={css.fields}>
            <TextField label="地址" value={words} onChange={setWords} />
            <Select label="所属网格" options={groups} {...field} />
            <Select label="停用的选择" options={groups} isDisabled {...field} />
            <Select label="出错的选择" options={groups} errorMessage="请选择网格" {...field} />
          </div>
          <div className={css.line}>
            <Checkbox label="勾选" value={isOn} onChange={setOn} />
            <Switch label="开关" value={isOn} onChange={setOn} />
            <Radio label="性别" options={groups} {...field} />
          </div>
          <Pagination page={2} size={30} total={438} onChange={nothing} />
        </Stack>
      </Card>
    </Stack>
  );
}
