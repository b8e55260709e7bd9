import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import type { Question } from './Question.ts';
import { Questionnaire, type QuestionnaireProps } from './Questionnaire.tsx';
import { press } from '../fixtures/press.ts';

const options = ['完全不会', '好几天', '一半以上的天数', '几乎每天'].map((text, at) => ({
  key: 'ABCD'[at] ?? '',
  text,
}));
const questions: Question[] = [
  { id: 'a', number: 1, title: '做事时提不起劲或没有兴趣', kind: 'one', options },
  { id: 'b', number: 2, title: '感到心情低落、沮丧或绝望', kind: 'one', options },
  { id: 'c', number: 3, title: '哪些事情让您担心', kind: 'several', options: options.map((one) => ({ ...one })) },
  { id: 'd', number: 4, title: '每天睡几个小时', kind: 'number', options: [], min: 0, max: 24 },
  { id: 'e', number: 5, title: '还想说些什么', kind: 'words', options: [], isOptional: true },
];

function Held(props: QuestionnaireProps) {
  const [answers, setAnswers] = useState(props.answers);
  const [at, setAt] = useState(props.at);
  return (
    <Questionnaire
      {...props}
      answers={answers}
      at={at}
      onAt={setAt}
      onAnswer={(id, value) => {
        setAnswers((known) => ({ ...known, [id]: value }));
        props.onAnswer(id, value);
      }}
    />
  );
}

/**
 * **Do** use it where many questions with few choices are answered in a row. **Do not** use it for a record with fields
 * of many kinds (Form).
 */
export default {
  component: Questionnaire,
  args: { label: '情绪自评', questions, answers: {}, at: 0, onAt: fn(), onAnswer: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Questionnaire>;
type Story = StoryObj<typeof Questionnaire>;

/** One question after the other: a key chooses and leads on. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('radio', { name: '完全不会' }), '2');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('a', 'B');
    await expect(canvas.getByText('感到心情低落、沮丧或绝望')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '完全不会' })).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('b', 'D');
    await userEvent.keyboard('13');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('c', 'A,C');
    await userEvent.click(canvas.getByRole('button', { name: kitText('上一题') }));
    await expect(canvas.getByRole('radio', { name: '几乎每天' })).toBeChecked();
  },
};

/** Where the questions are what one came for, their keys work at once. */
export const TakesFocus: Story = {
  args: { takesFocus: true, describedBy: 'guide' },
  render: (args) => (
    <>
      <p id="guide">请根据最近两周的实际感受作答。</p>
      <Held {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toHaveAccessibleDescription(/最近两周/);
    await userEvent.keyboard('2');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('a', 'B');
  },
};

/** All questions on a sheet, with what is missing. */
export const Sheet: Story = {
  args: { view: 'sheet', answers: { a: 'A', c: 'A,B', d: '7' }, showsMissing: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(kitText('还没有作答'))).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: '还想说些什么' }), '3');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('e', '3');
    await userEvent.clear(canvas.getByRole('textbox', { name: '每天睡几个小时' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '每天睡几个小时' }), '99');
    await expect(args.onAnswer).not.toHaveBeenCalledWith('d', '99');
  },
};

/** Large type for the elderly. */
export const Large: Story = { args: { isLarge: true, answers: { a: 'B' } } };
