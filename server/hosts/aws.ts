/**
 * S3 with CloudFront: a CloudFormation stack with all rules, and a script that uploads each file with its content type and
 * cache time.
 */
import { ANSWERS, RULES, ruleOf, TYPES, type Answer, type AnswerKind } from '../rules.mjs';
import { filesIn, under, type HostFiles, type Shop } from './shop';

/**
 * A function that CloudFront (runtime 2.0) runs before its cache: it maps an address to a file. It cannot know whether the
 * file exists. Private paths map to a file that does not exist.
 */
function addressFunction(shop: Shop): string {
  const rules = RULES.map(({ pattern, file = '/-' }) => {
    const to = file.replace('{page}', '$1').replace('{path}', '');
    return `  [${JSON.stringify(pattern.replace('(?<page>', '('))}, ${JSON.stringify(to)}],`;
  });
  return `var base = ${JSON.stringify(under(shop, ''))};
var rules = [
${rules.join('\n')}
];
function handler(event) {
  var path = event.request.uri.replace(/^\\/+/, '/');
  if (base && path.indexOf(base + '/') === 0) path = path.slice(base.length);
  var rule = rules.find(function (each) { return new RegExp(each[0]).test(path); });
  var isFixed = rule[1] && rule[1].indexOf('$1') < 0;
  event.request.uri = base + (isFixed ? rule[1] : path.replace(new RegExp(rule[0]), rule[1] || '$&'));
  return event.request;
}
`;
}

/** Headers that CloudFront accepts only in special fields. */
function securityHeaders(headers: Record<string, string>) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': options,
  } = headers;
  const age = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1];
  return {
    ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true } }),
    ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: true } }),
    ...(options && { ContentTypeOptions: { Override: true } }),
    ...(age && { StrictTransportSecurity: { AccessControlMaxAgeSec: Number(age), Override: true } }),
  };
}
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
];

function stack(shop: Shop) {
  const { page } = shop.headers;
  const name = (what: string) => ({ 'Fn::Sub': `\${AWS::StackName}-${what}` });
  const errors = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponseCode: ANSWERS.missing.status,
    ResponsePagePath: under(shop, ANSWERS.missing.file),
    ErrorCachingMinTTL: 1,
  }));
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket' },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: name('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: {
              Effect: 'Allow',
              Principal: { Service: 'cloudfront.amazonaws.com' },
              Action: 's3:GetObject',
              Resource: { 'Fn::Sub': '${Bucket.Arn}/*' },
              Condition: {
                StringEquals: {
                  'AWS:SourceArn': {
                    'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                  },
                },
              },
            },
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: name('addresses'),
          AutoPublish: true,
          FunctionCode: addressFunction(shop),
          FunctionConfig: { Comment: 'The file of an address', Runtime: 'cloudfront-js-2.0' },
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: name('headers'),
            SecurityHeadersConfig: securityHeaders(page),
            CustomHeadersConfig: {
              Items: Object.entries(page)
                .filter(([header]) => !SECURITY_HEADERS.includes(header))
                .map(([Header, Value]) => ({ Header, Value, Override: true })),
            },
          },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            CustomErrorResponses: errors,
            Origins: [
              {
                Id: 'files',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
                S3OriginConfig: {},
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: 'files',
              ViewerProtocolPolicy: 'redirect-to-https',
              Compress: true,
              CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6', // CloudFront's own "CachingOptimized".
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Addresses', 'FunctionARN'] } },
              ],
            },
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
}

/** Scripts and pictures are uploaded before the pages that name them. */
const ORDER: readonly AnswerKind[] = ['asset', 'file', 'list', 'page'];

/** One upload for each content type and cache time: S3 sends a file with the headers of its upload. */
function uploads(shop: Shop): string[] {
  const types = new Map(Object.entries(TYPES));
  const groups = new Map<string, { order: number; line: string }>();
  for (const file of shop.files) {
    const [dotted = file.slice(1), end = ''] = /\.([^./]+)$/.exec(file) ?? [];
    const { found } = ruleOf(file);
    const answer: Answer = ANSWERS[found];
    const folder = under(shop, found === 'asset' ? '/assets/' : '/');
    const options = [
      `--exclude "*" --include "${end && '*'}${dotted}"`,
      ...(found === 'asset' ? [] : ['--exclude "assets/*"']),
      `--content-type "${answer.type ?? types.get(end) ?? 'application/octet-stream'}"`,
      `--cache-control "${answer.cache}"`,
    ];
    const line = `aws s3 sync "$files${folder}" "s3://$bucket${folder}" ${options.join(' ')}`;
    groups.set(`${found} ${dotted}`, { order: ORDER.indexOf(found), line });
  }
  return [...groups.values()].sort((one, other) => one.order - other.order).map(({ line }) => line);
}

const script = (shop: Shop) => `#!/bin/sh
# sh publish.sh STACK publishes the rules, then the files. It needs the AWS CLI, signed in, in the region of your choice.
set -eu
stack="$1"
here="$(cd "$(dirname "$0")" && pwd)"
files="$here/files"
aws cloudformation deploy --stack-name "$stack" --template-file "$here/stack.json"
output() { aws cloudformation describe-stacks --stack-name "$stack" --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue" --output text; }
bucket="$(output Bucket)"
${uploads(shop).join('\n')}
# Files in /assets stay: open tabs continue with their release.
aws s3 sync "$files${under(shop, '/')}" "s3://$bucket${under(shop, '/')}" --exclude "assets/*" --delete --size-only
aws cloudfront create-invalidation --distribution-id "$(output Distribution)" --paths "/*"
echo "https://$(output Address)"
`;

export const aws = (shop: Shop): HostFiles => ({
  files: filesIn('files', shop),
  texts: { 'stack.json': `${JSON.stringify(stack(shop), null, 2)}\n`, 'publish.sh': script(shop) },
  instructions: ['sh FOLDER/publish.sh NAME   # NAME: the name of the stack'],
});
