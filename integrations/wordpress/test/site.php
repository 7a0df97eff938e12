<?php
/**
 * Plugin Name: A site to try Candor on
 *
 * Loads things from third parties in every way that themes and plugins have, and answers for Candor's server. It is put
 * into a real WordPress by `npm run e2e -- --engines`.
 */

add_filter(
	'pre_http_request',
	static function ( $answer, $arguments, $url ) {
		$files = array(
			'rules.json' => wp_json_encode(
				array(
					'version' => 1,
					'hosts'   => array(
						'experience'  => array( 'video.example' ),
						'measurement' => array( 'counts.example' ),
						'marketing'   => array( 'ads.example' ),
					),
				)
			),
			'guard.js'   => "(function(\$candor){window.guarded=true})({});\n",
		);
		foreach ( $files as $name => $body ) {
			if ( '.' . $name === substr( $url, -strlen( ".$name" ) ) ) {
				return array(
					'response' => array( 'code' => 200 ),
					'body'     => $body,
					'headers'  => array(),
					'cookies'  => array(),
				);
			}
		}
		return new WP_Error( 'no_network' );
	},
	10,
	3
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'third-style', 'https://ads.example/style.css', array(), null );
		wp_enqueue_style( 'own-style', home_url( '/own.css' ), array(), null );
		wp_enqueue_script( 'third-script', 'https://counts.example/enqueued.js', array(), null, true );
		// Since WordPress 6.5.
		if ( function_exists( 'wp_enqueue_script_module' ) ) {
			wp_enqueue_script_module( 'third-module', 'https://counts.example/module.js', array( 'third-dependency' ), null );
			wp_register_script_module( 'third-dependency', 'https://counts.example/dependency.js', array(), null );
		}
		wp_enqueue_script( 'own-script', home_url( '/own.js' ), array(), null, true );
	}
);

// What is pasted into the settings of a theme: echoed, past every filter.
add_action(
	'wp_head',
	static function () {
		echo '<script src="https://ads.example/echoed.js"></script><link rel="stylesheet" href="https://ads.example/echoed.css">';
	}
);
add_action(
	'wp_footer',
	static function () {
		echo '<img src="https://counts.example/pixel.gif" alt=""><noscript><img src="https://ads.example/noscript.gif" alt=""></noscript>';
	}
);

add_filter(
	'the_content',
	static function () {
		return '<video src="https://video.example/film.mp4" poster="https://video.example/poster.jpg" preload="auto" controls></video>'
			. '<audio src="https://video.example/sound.mp3" preload="auto" controls></audio>'
			. '<video preload="auto" controls><source src="https://video.example/source.mp4" type="video/mp4"></video>'
			. '<object data="https://video.example/object.html" type="text/html"></object>'
			. '<embed src="https://video.example/embed.html" type="text/html">'
			. '<iframe src="https://video.example/frame.html" title="A film"></iframe>'
			. '<img src="' . home_url( '/own.gif' ) . '" srcset="https://ads.example/large.gif 2x" alt="">';
	}
);
